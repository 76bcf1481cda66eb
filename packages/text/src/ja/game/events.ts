import {
  type Forbidden,
  type FrameKind,
  type GameEvent,
  HOLDS,
  type Hold,
  type Place,
} from '@amalfi/engine'
import { CARD_IN_ROW, ROW_OF_CARD } from '@amalfi/packs'
import type { Locale } from '../../locale/locale.ts'
import { numberText, PERIODS } from '../../locale/numerals.ts'
import { inBrackets, list } from '../grammar.ts'
import { holdOf } from '../make-words.ts'
import type { Words } from '../words.ts'
import { because, work } from './because.ts'

const hiddenCard = (w: Words) => ({
  artwork: `${w.artwork}1枚`,
  destination: `${w.discoverable}1枚`,
  character: '人物1枚',
})

type Moved = Extract<GameEvent, { kind: 'card' }>

/** Where a card comes from, if the verb does not tell. */
function fromWhere(w: Words, { from, what }: Moved): string {
  if (from === 'row') return `${w.rows[ROW_OF_CARD[what]]}の`
  return from === 'hand' ? '手札の' : ''
}

/** The verb for moving a card to each place. */
const doneAt = (w: Words): Readonly<Record<Moved['to'], string>> => ({
  deck: '山札に戻す',
  row: '公開する',
  discard: '捨てる',
  hand: '手札に加える',
  table: '場に出す',
  pile: '引く',
  pack: '初期セットに戻す',
  aside: '脇に置く',
  evolving: `${w.evolvingDestination}に置く`,
  gone: '取り除く',
})

function done(w: Words, { from, to }: Moved): string {
  // The player chose these cards from several.
  return to === 'hand' && (from === 'pile' || from === 'aside') ? '手札に残す' : doneAt(w)[to]
}

const isHold = (place: Place): place is Hold => HOLDS.some((hold) => hold === place)

export const events = (w: Words): Locale['events'] => ({
  phase: ({ phase, period }) =>
    phase === 'over'
      ? w.terms.phases.over
      : `第${PERIODS[period]}ラウンド：${w.terms.phases[phase]}`,
  turn: ({ seat }, names) => `${names.seat(seat)}の手番`,
  reaction: ({ rival }) => `${w.terms.rivals[rival]}が反応`,
  end: ({ winners }, names) => {
    const who = list(
      winners.map((seat) => names.seat(seat)),
      'と',
    )
    if (winners.length === 0) return '勝者なし'
    return winners.length === 1 ? `${who}の勝利` : `${who}が勝利を分かち合う`
  },

  navigate: ({ seat, to, ship }, names) =>
    ship
      ? `${names.seat(seat)}が${names.destination(to)}${w.sailTo}`
      : `${names.seat(seat)}が船を置かずに${names.destination(to)}を使用`,
  acquire: ({ seat, artwork, type, cost }, names) =>
    `${names.seat(seat)}が${work(artwork, names)}（${w.artTypes[type]}）をコスト${cost}で獲得`,
  discover: ({ seat, destination, cost }, names) =>
    `${names.seat(seat)}が${names.destination(destination)}をコスト${cost}で${w.discover}`,
  invite: ({ seat, character, cost }, names) =>
    `${names.seat(seat)}が${names.character(character)}をコスト${cost}で${w.invitation}`,
  engage: ({ seat, character }, names) =>
    `${names.seat(seat)}が${names.character(character)}を発動`,
  construct: ({ seat, ships, cost }, names) =>
    `${names.seat(seat)}が船${ships}隻をコスト${cost}で造船`,
  pass: ({ seat, first }, names) => `${names.seat(seat)}が${first ? '最初に' : ''}パス`,
  pack: ({ seat, pack }, names) => `${names.seat(seat)}がセット「${names.pack(pack)}」を選択`,
  answered: ({ seat }, names) => `${names.seat(seat)}が選択を完了`,
  feed: ({ seat, due, paid, short }, names) =>
    short > 0
      ? `${names.seat(seat)}の${w.feeding}：${w.bread}${due}個のうち${paid}個を支払う（${short}個不足）`
      : `${names.seat(seat)}の${w.feeding}：${w.bread}${paid}個を支払う`,
  decree: ({ decree, seat, points }, names) =>
    `${w.decree}「${names.decree(decree)}」：${names.seat(seat)}に${points}点`,
  endgame: ({ seat, character, points, counted }, names) =>
    `${names.character(character)}：${names.seat(seat)}に${points}点（対象数${counted}）`,
  title: ({ seat, title, points }, names) =>
    `${names.seat(seat)}が称号「${names.title(title)}」を得る（${points}点）`,
  lost: ({ period, titles, needed }) =>
    `敗北：第${PERIODS[period]}ラウンド終了時${titles === 0 ? 'に称号なし' : `の称号は${titles}つ`}（${needed}つ必要）`,
  decreeTurned: () => null,

  ship: ({ seat, from, to, at, because: why }, names) => {
    const place = (name: typeof from): string => {
      if (isHold(name)) return holdOf(w, name)
      const { [name]: word } = w.terms.places
      return name === 'dock' && at !== null ? `${names.destination(at)}の${word}` : word
    }
    // The dock already names the destination.
    const reason = at !== null && at === why.id ? '' : inBrackets([because(w, why, names)])
    return `${names.seat(seat)}：船を${place(from)}から${place(to)}へ${reason}`
  },
  bread: ({ seat, from, to, lost, because: why }, names) => {
    const reason = inBrackets([because(w, why, names)])
    const over = lost > 0 ? `、上限を超えた${lost}個は失う` : ''
    return `${names.seat(seat)}：${w.bread}${from}→${to}個${over}${reason}`
  },
  score: ({ seat, from, to, because: why }, names) =>
    `${names.seat(seat)}：得点${numberText(from)}→${numberText(to)}点${inBrackets([because(w, why, names)])}`,
  limit: ({ seat, from, to }, names) => `${names.seat(seat)}：${w.granaryLimit}${from}→${to}個`,
  // The events of acquiring, discovering and inviting already name the card.
  card: (event, names) => {
    const { seat, what, card, from, to } = event
    if (to === 'table') return null
    const known = card === null ? hiddenCard(w)[what] : names[what](card)
    const name = what === 'artwork' && card !== null ? work(card, names) : known
    const moved =
      from === to ? `${name}を受け取る` : `${fromWhere(w, event)}${name}を${done(w, event)}`
    return seat < 0 ? moved : `${names.seat(seat)}：${moved}`
  },
  slide: () => null,
  reveal: ({ row, card, left }, names) => {
    const shown = row === 'workshop' ? work(card, names) : names[CARD_IN_ROW[row]](card)
    return `${w.rowNames[row]}：${shown}を公開（山札の残り${left}枚）`
  },
  remake: ({ row, cards }) => `${w.rowNames[row]}：捨て札${cards}枚で山札を作り直す`,
  openTile: ({ destination }, names) => `${names.destination(destination)}が全員に開かれる`,
  colony: ({ seat, colonies }, names) =>
    `${names.seat(seat)}：${w.lighthouse}${colonies}${w.lighthouseCounter}`,
  cover: ({ destination, place }, names) =>
    `${names.destination(destination)}のタイルが${names.destination(place)}を覆う`,
  lighthouse: ({ seat, at }, names) =>
    `${names.seat(seat)}が${names.destination(at)}に${w.lighthouse}を${w.erect.plain}`,
  useLighthouse: ({ seat, at, how }, names) => {
    const light = `${names.destination(at)}の${w.lighthouse}`
    if (how === 'send') return `${names.seat(seat)}が${light}で船を送る`
    if (how === 'bread') return `${names.seat(seat)}が${light}で${w.bread}を得る`
    return `${names.seat(seat)}は${light}を使わない`
  },
  turned: ({ seat, character, to }, names) =>
    `${names.seat(seat)}：${names.character(character)}を${to === 'upright' ? '縦向き' : '横向き'}に`,
  trigger: ({ seat, character }, names) =>
    `${names.seat(seat)}：${names.character(character)}の効果`,
  windRose: ({ from, to }, names) =>
    from === to
      ? `${names.seat(to)}が${w.windRose}を持ち続ける`
      : `${names.seat(to)}が${w.windRose}を持つ`,
  nothing: ({ seat, verb, because: source, why }, names) =>
    verb === 'main'
      ? `${names.seat(seat)}はもう何もできない`
      : `${names.seat(seat)}：${reason(w, verb, why)}ため効果なし${inBrackets([because(w, source, names)])}`,
})

/** Why an effect did nothing: a rule forbids it (REN-OPT-5), or something is missing. */
const reason = (w: Words, verb: FrameKind, why?: Forbidden): string =>
  why === undefined ? (missing(w)[verb] ?? '何もできない') : `船を送った後に${w.bread}に換えた`

/** What was missing when an effect did nothing. */
const missing = (w: Words): Partial<Readonly<Record<FrameKind, string>>> => ({
  send: '送れる船がない',
  take: '取れる人物がない',
  erect: `${w.lighthouse}を置けない`,
  straighten: '縦向きにできる人物がない',
  price: 'コストを払えない',
  build: '造船できない',
  acquire: `獲得できる${w.artwork}がない`,
  discover: `${w.discover}できる${w.discoverable}がない`,
  invite: `${w.invitation}できる人物がない`,
  navigate: '出せる船がない',
  visit: '使える場所がない',
  recall: '戻せる船がない',
  shift: '動かせる船がない',
  discard: '捨てられるカードがない',
  light: `使える${w.lighthouse}がない`,
  borrow: '使える他家の人物がない',
})
