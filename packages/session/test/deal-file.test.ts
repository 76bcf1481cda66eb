import { commitmentOf, dealKey, newRecord, RecordError, renaissance } from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { readDeal, writeDeal } from '@amalfi/session'
import { expect, test } from 'vitest'

const rules = renaissance(compile(trialPack))
const secret = '5a'.repeat(32)
const nonces = ['0f'.repeat(16), null]
const record = newRecord(rules, { players: 2, seed: dealKey(secret, nonces) })
const proven = { proof: { commitment: commitmentOf(secret), secret, nonces }, record }
const text = writeDeal(proven)

test('the file of a proof is read back unchanged', () => {
  expect(readDeal(text)).toEqual(proven)
})

test.for([
  ['cut off', text.slice(0, -1)],
  ['a record alone', JSON.stringify(JSON.parse(text).record)],
  ['a shorter secret', text.replace(secret, secret.slice(1))],
  ['a nonce that is no hexadecimal text', text.replace(nonces[0] ?? '', 'x'.repeat(32))],
  ['a changed record', text.replace('"players":2', '"players":3')],
  ['another format', text.replace('"amalfiDeal":1', '"amalfiDeal":2')],
])('%s is refused', ([, changed]) => {
  expect(changed).not.toBe(text)
  expect(() => readDeal(changed)).toThrow(RecordError)
})
