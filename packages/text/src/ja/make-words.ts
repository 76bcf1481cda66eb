import { HOLDS, type Hold } from '@amalfi/engine'
import type { Terms } from '../locale/locale.ts'
import { list } from './grammar.ts'
import type { CountedNoun, GameWords, Words } from './words.ts'

const named = (w: GameWords, some: readonly Hold[], word: 'と' | 'か'): string =>
  list(
    some.map((hold) => w.holds[hold]),
    word,
  )
const isAll = (some: readonly Hold[]): boolean => some.length === HOLDS.length

/** One of several holds. All five together are "any hold". */
export const oneHoldOf = (w: GameWords, some: readonly Hold[]): string =>
  isAll(some) ? `好きな${w.hold}` : `${named(w, some, 'か')}${w.holdSuffix}`
export const holdsOf = (w: GameWords, some: readonly Hold[]): string =>
  `${named(w, some, 'と')}${w.holdSuffix}`
export const holdOf = (w: GameWords, hold: Hold): string => holdsOf(w, [hold])

/** Resources that a cost accepts, in any mixture. */
export const ANY_RESOURCE = '好きな資源'
export const loads = (w: GameWords, some: readonly Hold[], word: 'と' | 'か'): string =>
  isAll(some) ? ANY_RESOURCE : named(w, some, word)

/** Slots of the Council cost bread only. */
export const FREE_COUNCIL_SLOT = '枠の支払いは不要'

const types: Terms['characterTypes'] = {
  immediate: '即時系',
  permanent: '永続系',
  endgame: '終了時系',
  engageable: 'アクション系',
}

const of = (noun: string, counter: string, needed?: string): CountedNoun =>
  needed === undefined ? { noun, counter } : { noun, counter, needed }
const person = (noun: string): CountedNoun => ({ noun, counter: '人', animate: true })
const ship = (noun: string, needed?: string): CountedNoun => of(noun, '隻', needed)

/** `灯台2基`. */
export const some = (n: number, { noun, needed = noun, counter }: CountedNoun): string =>
  `${needed}${n}${counter}`

/** `灯台が2基以上あれば`. */
export const atLeast = (
  n: number,
  { noun, needed = noun, counter, animate }: CountedNoun,
): string => `${needed}が${n}${counter}以上${animate ? 'いれば' : 'あれば'}`

/** Derives all words from those of a game. */
export function makeWords(game: GameWords): Words {
  const {
    artwork: art,
    invited,
    lighthouse,
    erected,
    lighthouseCounter,
    hold,
    dock,
    ownDestination,
  } = game
  const artTypes: Words['artTypes'] = {
    artwork: art,
    book: '書籍',
    painting: '絵画',
    monument: game.monument,
  }
  return {
    ...game,
    artTypes,
    characterTypes: { character: '人物', ...types },
    counts: {
      artwork: of(art, '枚'),
      book: of(artTypes.book, '枚'),
      painting: of(artTypes.painting, '枚'),
      monument: of(artTypes.monument, '枚'),
      artType: of(art, '種類'),
      mostArt: of(`最も多い種類の${art}`, '枚', `同じ種類の${art}`),
      secondArt: of(`2番目に多い種類の${art}`, '枚', `別の1種類の${art}`),
      set: of(`3種の${art}`, '組'),
      pair: of(`残りの${art}で異なる2種`, '組', `異なる2種の${art}`),
      destination: of(ownDestination, game.destinationCounter),
      character: person(`${invited}人物`),
      immediate: person(`${invited}${types.immediate}`),
      permanent: person(`${invited}${types.permanent}`),
      endgame: person(`${invited}${types.endgame}`),
      engageable: person(`${invited}${types.engageable}`),
      characterType: { noun: `${invited}人物`, counter: '種類', animate: true },
      shipBuilt: ship('造った船'),
      fleet: ship('船団の船', '船団'),
      lighthouse: of(`${erected}${lighthouse}`, lighthouseCounter),
      lighthouseOnOwn: of(`${ownDestination}に${erected}${lighthouse}`, lighthouseCounter),
      lighthouseOnPublic: of(
        `${game.publicDestination}に${erected}${lighthouse}`,
        lighthouseCounter,
      ),
      shipInBay: ship(`${game.bay}の船`),
      shipInPort: ship(`${game.port}の船`),
      shipInHold: ship(`${hold}の船`),
      shipOnDock: ship(`${dock}の自分の船`),
      shipOnOwn: ship(`${ownDestination}にいる船`),
      bread: of(`持っている${game.bread}`, '個', game.bread),
      hand: of('手札', '枚'),
      title: of('称号', 'つ'),
      lasting: person(`${invited}人物（${types.immediate}を除く）`),
      holdUsed: of(`自分の船がいる${hold}`, 'か所'),
    },
    terms: {
      places: { ...game.holds, bay: game.bay, port: game.port, shipyard: '造船所', dock },
      rows: game.rowNames,
      artTypes: { book: artTypes.book, painting: artTypes.painting, monument: artTypes.monument },
      characterTypes: types,
      phases: game.phases,
      kinds: {
        character: '人物',
        artwork: art,
        privateDestination: game.privateDestination,
        publicDestination: game.publicDestination,
        evolvingDestination: game.evolvingDestination,
        title: '称号',
        decree: game.decree,
      },
      shades: { dark: '暗色の称号', light: '明色の称号' },
      rivals: { naples: 'ナポリ', genoa: 'ジェノヴァ' },
      hands: game.handNames,
      printings: { english: '英語版', french: 'フランス語版' },
    },
  }
}
