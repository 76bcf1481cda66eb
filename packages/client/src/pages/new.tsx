import { type Hands, PRINTINGS, type Printing, RIVALS, type Rival } from '@amalfi/engine'
import { useState } from 'preact/hooks'
import { tongue } from '../app/tongue.ts'
import { begin } from '../game/begin.ts'
import type { Player } from '../store/games.ts'

const KINDS = ['person', 'merchant', 'random'] as const
const HANDS: readonly Hands[] = ['packs', 'blind', 'selection']

export function NewPage() {
  const { page, seat, terms } = tongue.value
  const [kinds, setKinds] = useState<readonly Player['kind'][]>(['person', 'merchant'])
  const [names, setNames] = useState<readonly string[]>([])
  const [hands, setHands] = useState<Hands>('packs')
  const [printing, setPrinting] = useState<Printing>('english')
  const [rival, setRival] = useState<Rival>('naples')
  const [seed, setSeed] = useState('')
  const players = kinds.map((kind, i): Player => ({ kind, name: names[i]?.trim() || seat(i) }))
  const wish = /^\d{1,15}$/.test(seed.trim()) ? { seed: Number(seed) } : {}
  return (
    <form
      class="page"
      onSubmit={(event) => {
        event.preventDefault()
        begin({ players, hands, printing, rival, ...wish })
      }}
    >
      <h1>{page.newGame}</h1>
      <p>
        <label>
          {page.players}{' '}
          <select
            value={kinds.length}
            onChange={({ currentTarget }) => {
              const n = Number(currentTarget.value)
              setKinds(Array.from({ length: n }, (_, i) => kinds[i] ?? 'merchant'))
            }}
          >
            {[1, 2, 3, 4].map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </p>
      {kinds.map((kind, i) => (
        <fieldset key={seat(i)}>
          <legend>{page.seat(i)}</legend>
          <select
            aria-label={page.seat(i)}
            value={kind}
            onChange={({ currentTarget }) => {
              const chosen = KINDS.find((one) => one === currentTarget.value) ?? 'person'
              setKinds(kinds.map((one, j) => (j === i ? chosen : one)))
            }}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {one === 'person' ? page.person : page.bots[one]}
              </option>
            ))}
          </select>{' '}
          <label>
            {page.name}{' '}
            <input
              value={names[i] ?? ''}
              placeholder={seat(i)}
              maxLength={24}
              onInput={({ currentTarget }) => {
                const all = kinds.map((_, j) => names[j] ?? '')
                all[i] = currentTarget.value
                setNames(all)
              }}
            />
          </label>
        </fieldset>
      ))}
      <p>
        <label>
          {page.hands}{' '}
          <select
            value={hands}
            onChange={({ currentTarget }) =>
              setHands(HANDS.find((one) => one === currentTarget.value) ?? 'packs')
            }
          >
            {HANDS.map((one) => (
              <option key={one} value={one}>
                {terms.hands[one]}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p>
        <label>
          {page.printing}{' '}
          <select
            value={printing}
            onChange={({ currentTarget }) =>
              setPrinting(PRINTINGS.find((one) => one === currentTarget.value) ?? 'english')
            }
          >
            {PRINTINGS.map((one) => (
              <option key={one} value={one}>
                {terms.printings[one]}
              </option>
            ))}
          </select>
        </label>
      </p>
      {kinds.length === 1 && (
        <p>
          <label>
            {page.rival}{' '}
            <select
              value={rival}
              onChange={({ currentTarget }) =>
                setRival(RIVALS.find((one) => one === currentTarget.value) ?? 'naples')
              }
            >
              {RIVALS.map((one) => (
                <option key={one} value={one}>
                  {terms.rivals[one]}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <p>
        <label>
          {page.seed}{' '}
          <input
            value={seed}
            inputMode="numeric"
            pattern="\d{0,15}"
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>{' '}
        {page.seedHint}
      </p>
      <button type="submit" class="primary">
        {page.start}
      </button>
    </form>
  )
}
