import { type Effect, LANGUAGES } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { SENDS_OVER } from '../../engine/src/state/game.ts'
import { type Change, immediate, packOf, tableWith } from '../../engine/test/support/cards.ts'
import { decisionOf } from '../../engine/test/support/decision.ts'
import { openOriginal } from '../../engine/test/support/original.ts'
import type { Board } from '../../engine/test/support/table.ts'
import { translatorFor } from '../src/index.ts'
import { localeFor } from '../src/locales.ts'

/** A question names what it costs and what it gains, in the words of the card data. */

const BOARD: Board = { bay: 2, wine: 1, wood: 1, bread: 3 }

/** A guest with this effect has been invited, and the effect asks. */
function guest(effect: Effect, board: Board = BOARD) {
  const changes: readonly Change[] = [immediate('guest', effect)]
  const table = tableWith(changes, {
    boards: [{ ...board, hand: ['guest', 'titian', 'raphael'] }],
  }).play({ do: 'invite', character: 'guest' })
  return { table, pack: packOf(changes) }
}

/** The question in the three languages, with plain spaces. */
const asked = ({ table, pack }: Pick<ReturnType<typeof guest>, 'table' | 'pack'>): string[] =>
  LANGUAGES.map((language) =>
    translatorFor(pack, localeFor(language, pack.game))
      .prompt(decisionOf(table))
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  )

describe('the question about a price', () => {
  test.each<[Effect, readonly string[]]>([
    [
      { pay: { hand: 1 }, then: { points: 2 } },
      [
        'Discard 1 card from your hand to gain 2 points?',
        'Défausser 1 carte de votre main pour gagner 2 points ?',
        '手札1枚を捨てて、2点を得ますか？',
      ],
    ],
    [
      { pay: { bread: 2 }, then: { recall: 1, from: 'port' } },
      [
        'Pay 2 bread to return 1 ship from your port to your bay?',
        'Payer 2 pains pour rappeler dans la baie 1 navire du port ?',
        'パン2個を払って、港の船1隻を湾に呼び戻しますか？',
      ],
    ],
    [
      { pay: { resources: 3, in: ['wine', 'wood'] }, then: [{ erect: 1 }, { bread: 1 }] },
      [
        'Pay 3 wood or wine to erect a lighthouse, then gain 1 bread?',
        'Payer 3 bois ou vin pour ériger 1 phare, puis gagner 1 pain ?',
        '木材かワインを計3個払って、灯台1基を建ててパン1個を得ますか？',
      ],
    ],
    [
      { pay: { resources: 2, in: 'any' }, then: { send: 'gem', upTo: 2 } },
      [
        'Pay 2 resources of any kind to send up to 2 ships to gems?',
        'Payer 2 ressources au choix pour envoyer jusqu’à 2 navires vers les joyaux ?',
        '好きな資源2個を払って、船を2隻まで宝石の船倉へ送りますか？',
      ],
    ],
  ])('names its cost and its gain: %j', (effect, texts) => {
    expect(asked(guest(effect))).toEqual(texts)
  })

  test('a card with two prices asks about each of them', () => {
    const pay = { bread: 1 } as const
    const two = guest([
      { pay, then: { points: 1 } },
      { pay, then: { points: 5 } },
    ])
    expect(asked(two)[0]).toBe('Pay 1 bread to gain 1 point?')
    two.table.play({ do: 'buy' })
    expect(asked(two)[0]).toBe('Pay 1 bread to gain 5 points?')
  })

  test('once no ship can be sent any more, a send is not promised', () => {
    const sends: Effect = { send: 'gem', upTo: 1 }
    const paid = (then: Effect) => {
      const asking = guest([
        { send: 'wine', upTo: 1 },
        { pay: { bread: 1 }, then },
      ])
      asking.table.play({ do: 'send', hold: 'wine' })
      asking.table.game.sent[0] = SENDS_OVER
      return asked(asking)
    }
    expect(paid(sends)).toEqual([
      'Pay 1 bread for nothing? No ship can be sent any more this turn.',
      'Payer 1 pain pour rien ? Plus aucun envoi n’est possible ce tour-ci.',
      'パン1個を払いますか？この手番ではもう船を送れないため、何も得られません',
    ])
    expect(paid([sends, { points: 1 }])[0]).toBe('Pay 1 bread to gain 1 point?')
  })
})

describe('other questions', () => {
  const texts = (effect: Effect): string[] => asked(guest(effect))

  test('giving cards and choosing a payment say what for', () => {
    const give = guest({ pay: { hand: 1 }, then: { points: 2 } })
    give.table.play({ do: 'buy' })
    expect(asked(give)).toEqual([
      'Choose a card from your hand to discard, to gain 2 points',
      'Défaussez une carte de votre main pour gagner 2 points',
      '2点を得るために捨てる手札を選んでください',
    ])
    const pay = guest({ pay: { resources: 2, in: ['wine', 'wood'] }, then: { points: 2 } })
    pay.table.play({ do: 'buy' })
    expect(asked(pay)).toEqual([
      'Choose how to pay 2 wood or wine to gain 2 points',
      'Choisissez comment payer 2 bois ou vin pour gagner 2 points',
      '2点を得るためのコストは木材／ワイン2個です。支払い方を選んでください',
    ])
  })

  test('an extra purchase names its terms, as the card does', () => {
    expect(texts({ acquire: 'book', less: 2, slot: 'free' })).toEqual([
      'Acquire a book for 2 less, ignoring the slot cost',
      'Acquérez un livre pour 2 de moins et sans surcoût',
      '書籍1枚を獲得します（コスト−2、枠の追加コスト無視）。対象を選んでください',
    ])
  })

  test('building names the price of each ship', () => {
    const built = guest({ build: 2, less: 1 }, { bay: 2, wood: 2 })
    expect(asked(built)).toEqual([
      'Build up to 2 ships for 4 wood each',
      'Construisez jusqu’à 2 navires pour 4 bois chacun',
      '造る船の数を選んでください（2隻まで、1隻につき木材4個）',
    ])
  })

  test('erecting a lighthouse names the bonus under it', () => {
    const second = guest({ erect: 1 }, { ...BOARD, lighthouses: ['genoa'] })
    expect(asked(second)).toEqual([
      'Erect a lighthouse in a free slot, then straighten a character',
      'Érigez un phare sur un emplacement libre, puis redressez 1 personnage',
      '灯台を建てる目的地を選んでください。その後、人物1人を縦向きに戻します',
    ])
  })
})

test('the answers to a question about a price name cost and gain, in words and as icons', () => {
  const { table, pack } = guest({ pay: { hand: 1 }, then: { points: 2 } })
  const decision = decisionOf(table)
  const translators = LANGUAGES.map((language) =>
    translatorFor(pack, localeFor(language, pack.game)),
  )
  expect(
    translators.map((one) => one.choice({ do: 'buy' }, decision).replaceAll(/\u00a0/g, ' ')),
  ).toEqual([
    'Discard 1 card from your hand: gain 2 points',
    'Défausser 1 carte de votre main : gagner 2 points',
    '手札1枚を捨てて2点を得る',
  ])
  expect(translators[0].choiceIcons({ do: 'buy' }, decision)).toEqual([
    { icon: 'hand', n: 1 },
    { icon: 'for' },
    { icon: 'points', n: 2 },
  ])
})

test('Amalfi (2020): a point for three thaler says so when it is paid', () => {
  const table = openOriginal().arrange({ boards: [{ spice: 2, gem: 1 }], workshop: [] })
  table.game.artworkDeck.splice(0).forEach((card) => {
    table.game.artworkOwner[card] = 1
    table.game.artworkCounts[3 + table.tables.artworks.type[card]]++
  })
  table.play({ do: 'buyPoint' })
  expect(decisionOf(table)).toMatchObject({ about: 'payment', points: 1 })
})
