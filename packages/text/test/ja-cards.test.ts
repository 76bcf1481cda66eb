import { describe, expect, test } from 'vitest'
import type { Locale } from '../src/index.ts'
import { list } from '../src/ja/grammar.ts'
import { locales } from '../src/locales.ts'

const { cards }: Locale = locales.ja
const { effect, benefits, abilities, scoring, needs, lines, cost } = cards

describe('Japanese lists', () => {
  test('two items are joined with と, more with commas', () => {
    expect(list([], 'と')).toBe('')
    expect(list(['ワイン'], 'と')).toBe('ワイン')
    expect(list(['ワイン', '織物'], 'と')).toBe('ワインと織物')
    expect(list(['ワイン', '織物', '宝石'], 'と')).toBe('ワイン、織物、宝石')
  })

  test('two items are joined with か; a longer list ends with のいずれか', () => {
    expect(list(['ワイン', '織物'], 'か')).toBe('ワインか織物')
    expect(list(['ワイン', '織物', '宝石'], 'か')).toBe('ワイン、織物、宝石のいずれか')
  })
})

describe('Japanese effects', () => {
  test('every item has its counter word', () => {
    expect(effect({ send: 'gem', upTo: 1 })).toBe('船1隻を宝石の船倉へ送る。')
    expect(effect({ erect: 2 })).toBe('灯台を2基まで建てる。')
    expect(effect({ take: 1 })).toBe('人物1枚を手札に加える。')
    expect(effect({ bread: 3 })).toBe('パン3個を得る。')
    expect(effect({ points: 2 })).toBe('2点を得る。')
    expect(effect({ draw: 4, keep: 2 })).toBe(
      '人物カード4枚を引き、2枚まで手札に残す（残りは捨てる）。',
    )
    expect(effect({ acquire: 'painting' })).toBe('絵画1枚を獲得する。')
    expect(effect({ invite: 'permanent', less: 2 })).toBe('永続系1人を招待する（コスト−2）。')
    expect(effect({ light: 2, less: 1 })).toBe('自分の灯台を2回まで使う（1回につき払うパン−1個）。')
    expect(effect({ points: { per: 'title', times: 3, max: 9 } })).toBe(
      '称号1つにつき3点を得る（最大9点）。',
    )
  })

  test('several ships with a choice of holds are sent それぞれ (each)', () => {
    expect(effect({ send: 'wood', upTo: 3 })).toBe('船を3隻まで木材の船倉へ送る。')
    expect(effect({ send: 'any', upTo: 1 })).toBe('船1隻を好きな船倉へ送る。')
    expect(effect({ send: 'any', upTo: 2 })).toBe('船を2隻まで、それぞれ好きな船倉へ送る。')
    expect(effect({ send: ['wine', 'fabric'], upTo: 3 })).toBe(
      '船を3隻まで、それぞれワインか織物の船倉へ送る。',
    )
    expect(effect({ send: 'any', upTo: { per: 'shipInBay', every: 2, max: 3 } })).toBe(
      '湾の船2隻につき船1隻を、それぞれ好きな船倉へ送る（最大3隻）。',
    )
  })

  test('ships sent one after the other form one sentence', () => {
    expect(
      effect([
        { send: 'spice', upTo: 1 },
        { send: 'gem', upTo: 1 },
      ]),
    ).toBe('船を香辛料と宝石の船倉へ1隻ずつ送る。')
    expect(
      effect([
        { send: 'spice', upTo: 2 },
        { send: ['wine', 'gem'], upTo: 1 },
      ]),
    ).toBe('船を香辛料の船倉へ2隻まで、ワインか宝石の船倉へ1隻送る。')
  })

  test('verbs before a comma have the linking form, and items gained together share one verb', () => {
    expect(effect([{ erect: 1 }, { send: 'any', upTo: 1 }])).toBe(
      '灯台1基を建て、船1隻を好きな船倉へ送る。',
    )
    expect(effect([{ bread: 4 }, { discard: 'character' }])).toBe(
      'パン4個を得て、評議会の右端の人物を捨てる。',
    )
    expect(effect([{ points: 1 }, { bread: 2 }])).toBe('1点とパン2個を得る。')
    expect(effect([{ bread: 3 }, { bread: { per: 'shipInPort', max: 3 } }])).toBe(
      'パン3個を得て、さらに港の船1隻につきパン1個を得る（最大3個）。',
    )
    expect(effect([{ take: 1, slot: 'free' }, { bread: 1 }])).toBe(
      '人物1枚を手札に加え（枠の支払いは不要）、パン1個を得る。',
    )
  })

  test('the steps of one alternative are joined without a comma', () => {
    expect(
      effect({ choose: [[{ send: 'gem', upTo: 1 }, { bread: 1 }], { shift: 2, to: 'gem' }] }),
    ).toBe('船1隻を宝石の船倉へ送ってパン1個を得るか、他の船倉の船を2隻まで宝石の船倉へ移す。')
  })

  test('a choice, a price or a condition after another effect begins a new sentence', () => {
    expect(effect([{ erect: 1 }, { choose: [{ bread: 2 }, { take: 1 }] }])).toBe(
      '灯台1基を建てる。その後、パン2個を得るか、人物1枚を手札に加える。',
    )
    expect(benefits(0, [{ bread: 2 }, { pay: { hand: 1 }, then: { points: 2 } }])).toBe(
      'パン2個を得る。その後、手札1枚を捨てて2点を得てもよい。',
    )
    expect(
      benefits(1, [
        { points: 4 },
        { if: { count: 'character', atLeast: 3 }, then: { pay: { bread: 1 }, then: { take: 1 } } },
      ]),
    ).toBe(
      'パン1個を払う：4点を得る。その後、招待した人物が3人以上いれば、パン1個を払って人物1枚を手札に加えてもよい。',
    )
  })

  test('a price comes before a colon; a price in several resources gives their total (計)', () => {
    expect(effect({ pay: { bread: 2 }, then: { recall: 1, from: 'dock' } })).toBe(
      'パン2個を払う：桟橋の自分の船1隻を湾に呼び戻す。',
    )
    expect(effect({ pay: { resources: 2, in: ['wood', 'gem'] }, then: { erect: 1 } })).toBe(
      '木材か宝石を計2個払う：灯台1基を建てる。',
    )
    expect(effect({ pay: { resources: 3, in: ['wine'] }, then: { bread: 'full' } })).toBe(
      'ワイン3個を払う：食糧庫の上限までパンを得る。',
    )
    expect(effect({ pay: { resources: 2, in: 'any' }, then: { points: 4 } })).toBe(
      '好きな資源2個を払う：4点を得る。',
    )
  })

  test('rare verbs have their own sentences', () => {
    expect(effect({ discard: 'artwork', upTo: 5, do: { points: 1 } })).toBe(
      '5回まで、工房の作品1枚を捨てて1点を得る。',
    )
    expect(effect({ discard: 'character', upTo: 1 })).toBe('評議会の人物1枚を捨てる。')
    // The text says that only resources can be replaced, not bread.
    expect(effect({ invite: 'character', less: 2, with: 'any' })).toBe(
      '人物1人を招待する（コスト−2、資源は種類を問わない）。',
    )
    expect(effect({ shift: 1, to: 'any' })).toBe('船倉の船1隻を他の好きな船倉へ移す。')
    expect(effect({ build: 2, less: 1 })).toBe('船を2隻まで造る（1隻につきコスト−1）。')
    expect(effect({ visit: 'other', less: 1, busy: true })).toBe(
      '船を置かずに他プレイヤーの目的地1か所を使う（払うパン−1個、船がいてもよい）。',
    )
  })
})

describe('Japanese abilities', () => {
  test('a trigger applies each time (たび), unless it is limited', () => {
    expect(abilities([{ when: 'build', do: { points: 1 } }])).toBe('船1隻を造るたび、1点を得る。')
    expect(abilities([{ when: 'build', once: 'turn', do: { points: 1 } }])).toBe(
      '1手番に1回、船を造ったとき、1点を得る。',
    )
    expect(abilities([{ when: 'take', of: 'immediate', do: { bread: 1 } }])).toBe(
      '即時系1枚を手札に加えるたび、パン1個を得る。',
    )
  })

  test('in an action of another player, own items are called あなたの instead of 自分の', () => {
    expect(abilities([{ when: 'erect', to: 'own', do: { bread: 1 } }])).toBe(
      '自分の目的地に灯台1基を建てるたび、パン1個を得る。',
    )
    expect(abilities([{ when: 'erect', by: 'other', to: 'own', do: { bread: 1 } }])).toBe(
      '他プレイヤーがあなたの目的地に灯台1基を建てるたび、パン1個を得る。',
    )
  })

  test('an effect with a price is optional (てもよい)', () => {
    expect(
      abilities([{ when: 'pass', first: true, do: { pay: { bread: 1 }, then: { points: 2 } } }]),
    ).toBe('誰よりも先にパスしたとき、パン1個を払って2点を得てもよい。')
  })

  test('modifiers are described in full sentences', () => {
    expect(
      abilities([
        { slot: 'free', at: ['workshop', 'atlas'] },
        { less: 1, for: 'engageable', once: 'period' },
        { yield: 'emergency', more: 1 },
      ]),
    ).toBe(
      '工房とアトラスの枠の追加コストを無視する。1ラウンドに1回、次のアクション系の招待コスト−1。緊急調達（湾→港）で得る資源やパンは1隻につき＋1個。',
    )
    expect(abilities([{ dock: 'busy', bread: 0 }])).toBe('船のいる桟橋へも航海できる。')
    expect(abilities([{ slot: 'free', at: ['council'] }])).toBe('評議会の枠の支払いは不要。')
    expect(
      abilities([
        { less: 1, for: 'ship' },
        { less: 2, for: 'destination' },
      ]),
    ).toBe('造船のコストは1隻につき−1。目的地の発見コスト−2。')
    expect(abilities([{ accept: ['gem'], for: 'all' }])).toBe('どの資源のコストにも宝石を使える。')
    expect(abilities([{ accept: ['gem', 'wine'], for: 'book' }])).toBe(
      '書籍のコストに宝石とワインも使える。',
    )
  })
})

test('points, requirements and costs never count artworks in 点', () => {
  expect(scoring({ score: 4, per: 'painting', max: 24 })).toBe('絵画1枚につき4点（最大24点）。')
  expect(scoring({ score: 3, per: ['artwork', 'character'], every: 2, max: 18 })).toBe(
    '作品2枚、招待した人物2人の1組につき3点（最大18点）。',
  )
  expect(
    needs([
      { count: 'mostArt', atLeast: 2 },
      { count: 'secondArt', atLeast: 2 },
    ]),
  ).toBe('同じ種類の作品2枚と別の1種類の作品2枚。')
  expect(
    lines([
      { per: 'set', points: 10 },
      { per: 'pair', points: 3 },
    ]),
  ).toBe('3種の作品1組につき10点、残りの作品で異なる2種1組につき3点。')
  expect(scoring({ score: 3, per: 'bread', every: 2, max: 15 })).toBe(
    '持っているパン2個につき3点（最大15点）。',
  )
  expect(cost(0, [])).toBe('コストなし')
  expect(cost(3, [])).toBe('パン3個')
  expect(cost(4, ['wine'])).toBe('ワイン4個')
  expect(cost(6, ['wood', 'fabric'])).toBe('木材／織物6個')
  expect(cost(5, ['spice', 'wood', 'wine', 'gem', 'fabric'])).toBe('好きな資源5個')
})
