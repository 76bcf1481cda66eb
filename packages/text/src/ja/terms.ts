import { type ArtType, type CharacterType, type Count, HOLDS, type Hold } from '@amalfi/engine'
import type { Terms } from '../tongue.ts'
import { list } from './grammar.ts'

/** The holds as places, and their loads as things to pay with. */
export const holds: Readonly<Record<Hold, string>> = {
  spice: '香辛料',
  wood: '木材',
  wine: 'ワイン',
  gem: '宝石',
  fabric: '織物',
}

const named = (some: readonly Hold[], word: 'と' | 'か'): string =>
  list(
    some.map((hold) => holds[hold]),
    word,
  )
const isAll = (some: readonly Hold[]): boolean => some.length === HOLDS.length

/** Holds as places to go to; all five are said in a word. */
export const oneHoldOf = (some: readonly Hold[]): string =>
  isAll(some) ? '好きな船倉' : `${named(some, 'か')}の船倉`
export const holdsOf = (some: readonly Hold[]): string => `${named(some, 'と')}の船倉`
export const holdOf = (hold: Hold): string => holdsOf([hold])

/** Loads to pay with, in any mixture. */
export const ANY_RESOURCE = '好きな資源'
export const loads = (some: readonly Hold[], word: 'と' | 'か'): string =>
  isAll(some) ? ANY_RESOURCE : named(some, word)

/** The slots of the Council cost bread, and nothing else. */
export const FREE_COUNCIL_SLOT = '枠の支払いは不要'

export const rowNames: Terms['rows'] = { workshop: '工房', atlas: 'アトラス', council: '評議会' }

export const artTypes: Readonly<Record<ArtType | 'artwork', string>> = {
  artwork: '作品',
  book: '書籍',
  painting: '絵画',
  monument: '建築',
}

const types: Terms['characterTypes'] = {
  immediate: '即時系',
  permanent: '永続系',
  endgame: '終了時系',
  engageable: 'アクション系',
}

export const characterTypes: Readonly<Record<CharacterType | 'character', string>> = {
  character: '人物',
  ...types,
}

/** Something with its counter. */
export interface Counted {
  readonly noun: string
  readonly counter: string
  /** The noun where so many are needed, if another. */
  readonly needed?: string
  /** People are there in another way than things. */
  readonly alive?: true
}

const of = (noun: string, counter: string, needed?: string): Counted =>
  needed === undefined ? { noun, counter } : { noun, counter, needed }
const person = (noun: string): Counted => ({ noun, counter: '人', alive: true })
const ship = (noun: string, needed?: string): Counted => of(noun, '隻', needed)

/** Everything that can be counted. */
export const counts: Readonly<Record<Count, Counted>> = {
  artwork: of('作品', '枚'),
  book: of('書籍', '枚'),
  painting: of('絵画', '枚'),
  monument: of('建築', '枚'),
  artType: of('作品', '種類'),
  mostArt: of('最も多い種類の作品', '枚', '同じ種類の作品'),
  secondArt: of('2番目に多い種類の作品', '枚', '別の1種類の作品'),
  set: of('3種の作品', '組'),
  pair: of('残りの作品で異なる2種', '組', '異なる2種の作品'),
  destination: of('自分の目的地', 'か所'),
  character: person('招待した人物'),
  immediate: person(`招待した${types.immediate}`),
  permanent: person(`招待した${types.permanent}`),
  endgame: person(`招待した${types.endgame}`),
  engageable: person(`招待した${types.engageable}`),
  characterType: { noun: '招待した人物', counter: '種類', alive: true },
  shipBuilt: ship('造った船'),
  fleet: ship('船団の船', '船団'),
  lighthouse: of('建てた灯台', '基'),
  lighthouseOnOwn: of('自分の目的地に建てた灯台', '基'),
  lighthouseOnPublic: of('公共目的地に建てた灯台', '基'),
  shipInBay: ship('湾の船'),
  shipInPort: ship('港の船'),
  shipInHold: ship('船倉の船'),
  shipOnDock: ship('桟橋の自分の船'),
  shipOnOwn: ship('自分の目的地にいる船'),
  bread: of('持っているパン', '個', 'パン'),
  hand: of('手札', '枚'),
  title: of('称号', 'つ'),
  lasting: person(`招待した人物（${types.immediate}を除く）`),
  holdUsed: of('自分の船がいる船倉', 'か所'),
}

/** `灯台2基`. */
export const some = (n: number, { noun, needed = noun, counter }: Counted): string =>
  `${needed}${n}${counter}`

/** `灯台が2基以上あれば`. */
export const atLeast = (n: number, { noun, needed = noun, counter, alive }: Counted): string =>
  `${needed}が${n}${counter}以上${alive ? 'いれば' : 'あれば'}`

export const terms: Terms = {
  places: { ...holds, bay: '湾', port: '港', shipyard: '造船所', dock: '桟橋' },
  rows: rowNames,
  artTypes: { book: artTypes.book, painting: artTypes.painting, monument: artTypes.monument },
  characterTypes: types,
  phases: {
    hands: '開始時の手札',
    actions: 'アクションフェイズ',
    feed: '食事フェイズ',
    decree: '布告フェイズ',
    over: 'ゲーム終了',
  },
  kinds: {
    character: '人物',
    artwork: '作品',
    privateDestination: '個人目的地',
    publicDestination: '公共目的地',
    evolvingDestination: '発展目的地',
    title: '称号',
    decree: '布告',
  },
  shades: { dark: '暗色の称号', light: '明色の称号' },
  rivals: { naples: 'ナポリ', genoa: 'ジェノヴァ' },
  hands: {
    packs: 'セット選択',
    blind: 'ブラインド',
    selection: '個人選択',
    draft: 'フルドラフト',
    scoreDraft: '得点つきドラフト',
  },
  printings: { english: '英語版', french: 'フランス語版' },
}
