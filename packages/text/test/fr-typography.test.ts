import { renaissancePack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { translatorFor } from '../src/index.ts'
import { locales } from '../src/locales.ts'
import { choices, decisions, events, refusals } from './support/samples.ts'

const { refusals: refuse, terminal } = locales.fr

describe('French typography', () => {
  const translator = translatorFor(renaissancePack, locales.fr)
  const texts = [
    ...[trialPack, renaissancePack].flatMap((pack) =>
      translatorFor(pack, locales.fr).cards.flatMap(({ text, cost }) => [text, cost]),
    ),
    ...Object.values(events).flatMap((all) => all.map((event) => translator.event(event) ?? '')),
    ...refusals.map(translator.refusal),
    ...decisions.map(translator.prompt),
    ...choices.map((choice) => translator.choice(choice)),
    ...(renaissancePack.startingPacks ?? []).map(({ id }) => translator.plan(id)),
    ...terminal.help.map(([, does]) => does),
    terminal.helpHint,
    terminal.ambiguous('vin'),
  ]

  test('a non-breaking space stands before high punctuation, and nowhere else', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[^\u00a0][:»]|«[^\u00a0]/)
      expect(text).not.toMatch(/[^\u202f\u00a0][;!?]/)
    }
    expect(refuse.alreadyAnswered({ code: 'alreadyAnswered' })).toBe(
      'Vous avez déjà choisi\u202f; les autres choisissent encore.',
    )
    expect(terminal.helpHint).toBe('un numéro, ou «\u00a0?\u00a0» pour l’aide')
  })

  test('apostrophes are curly and ligatures are used', () => {
    for (const text of texts) expect(text).not.toMatch(/'|oeuvre/i)
  })
})
