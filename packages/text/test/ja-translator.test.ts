import { renaissancePack, trialPack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { translatorFor } from '../src/index.ts'
import { locales } from '../src/locales.ts'
import { choices, decisions, events, reasons, refusals } from './support/samples.ts'

const translator = translatorFor(renaissancePack, locales.ja)

test('Japanese events, causes and choices', () => {
  const [acquired] = events.acquire.filter(({ type }) => type === 'painting')
  expect(translator.event(acquired)).toBe('プレイヤー1が『モナ・リザ』（絵画）をコスト9で獲得')
  expect(events.lost.map(translator.event)).toEqual([
    '敗北：第IIIラウンド終了時に称号なし（2つ必要）',
    '敗北：第IIIラウンド終了時の称号は1つ（2つ必要）',
  ])
  expect(translator.event({ ...events.score[0], from: 0, to: -3 })).toBe('プレイヤー1：得点0→−3点')
  expect(translator.choice({ do: 'pay', wine: 2, emergency: 1 })).toBe(
    'ワインの船2隻と湾の船1隻（緊急調達）で支払う',
  )
  const all = ['spice', 'wood', 'wine', 'gem', 'fabric'] as const
  const [send] = decisions.filter(({ about }) => about === 'send')
  expect(translator.prompt({ ...send, holds: all })).toBe('船を好きな船倉へ送ってください')
  const [pay] = decisions.filter(({ about }) => about === 'payment')
  expect(translator.prompt({ ...pay, cost: 6, holds: ['wood', 'fabric'] })).toBe(
    'コストは木材／織物6個です。支払い方を選んでください',
  )
  expect(
    translator.event({ ...events.ship[0], from: 'bay', to: 'wine', because: reasons[0] }),
  ).toBe('プレイヤー1：船を湾からワインの船倉へ')
  const card = { ...events.card[0], card: 'raphael' } as const
  const cardEvents = [
    { ...card, from: 'row', to: 'hand' },
    { ...card, from: 'row', to: 'discard', seat: -1 },
    { ...card, from: 'hand', to: 'discard' },
    { ...card, from: 'pile', to: 'hand' },
    { ...card, from: 'pile', to: 'pile' },
  ] as const
  expect(cardEvents.map(translator.event)).toEqual([
    'プレイヤー1：評議会のラファエロを手札に加える',
    '評議会のラファエロを捨てる',
    'プレイヤー1：手札のラファエロを捨てる',
    'プレイヤー1：ラファエロを手札に残す',
    'プレイヤー1：ラファエロを受け取る',
  ])
  expect(translator.refusal({ code: 'notInHand' })).toBe('そのカードは手札にありません。')
  expect(translator.refusal({ code: 'notInHand', needs: 2, has: 1 })).toBe(
    '手札が2枚必要ですが、1枚しかありません。',
  )
  expect(translator.refusal({ code: 'breadShort', needs: 2, has: 0 })).toBe(
    'パンが2個必要ですが、1個もありません。先に船や手札をパンに換えられます。',
  )
  expect(translator.refusal({ code: 'cannotPay', needs: 5, has: 0 })).toBe(
    'コストは5個ですが、支払いに使える船がありません。',
  )
  expect(translator.refusal({ code: 'shipyardShort', needs: 1, has: 0 })).toBe(
    '造船所に船が残っていません。',
  )
  expect(translator.refusal({ code: 'paymentShort', needs: 5, has: 0 })).toBe(
    'コスト5個に対し、この支払いは1個分もありません。',
  )
})

/**
 * Only half-width digits and Roman numerals of rounds may be ASCII; there are no full-width digits.
 */
const FOREIGN = /[!-/:-@[-`{-~ \u3000]|[a-z]|[A-HJ-UW-Z]|[０-９]/

test('no Japanese card text has foreign characters or more than 60 characters', () => {
  for (const { text, id } of [...translator.cards, ...translatorFor(trialPack, locales.ja).cards]) {
    expect(text, id).not.toMatch(FOREIGN)
    expect(text, id).toMatch(/。$/)
  }
  for (const { text, name, cost: paid, id } of translator.cards) {
    expect([...text].length, id).toBeLessThanOrEqual(60)
    expect(name, id).not.toMatch(FOREIGN)
    expect(paid, id).not.toMatch(FOREIGN)
  }
})

test('no other Japanese text has foreign characters', () => {
  const { names, locale } = translator
  const here = {
    ...names,
    destination: () => 'チュニス',
    pack: () => '船団',
  }
  const texts = [
    ...Object.values(events).flatMap((samples) =>
      samples.map((event) => locale.events[event.kind](event as never, here) ?? ''),
    ),
    ...refusals.map(translator.refusal),
    ...decisions.map(translator.prompt),
    ...choices.map((choice) => locale.choices[choice.do](choice as never, here)),
    ...reasons.map((because) => locale.because(because, here)),
    ...Object.values(locale.terms).flatMap((group) => Object.values<string>(group)),
  ]
  for (const text of texts) expect(text).not.toMatch(FOREIGN)
  for (const refusal of refusals)
    expect(translator.refusal(refusal)).toMatch(/(です|ます|せん|した)。$/)
})
