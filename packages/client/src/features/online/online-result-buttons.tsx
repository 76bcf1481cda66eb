import { faultOfDeal, replay } from '@amalfi/engine'
import { type ProvenGame, writeDeal } from '@amalfi/session'
import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { fetchDeal } from '../../model/online/api.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { download } from '../../ui/download.ts'
import { addressOf, screen } from '../../ui/screen.ts'
import { onlineText } from './online-text.ts'

/** What can be done with a finished online game, and whether its deal was fair. */
export function OnlineResultButtons({ onFold }: { readonly onFold: () => void }) {
  const { translator } = useScene()
  const { home, result } = translator.locale
  const text = onlineText()
  return (
    <>
      <FairDeal />
      <div class="result-buttons">
        <a class="button primary" href={addressOf({ name: 'online' })}>
          {text.newTable}
        </a>
        <button type="button" onClick={onFold}>
          {result.viewTable}
        </button>
        <a class="button" href={addressOf({ name: 'home' })}>
          {home.gameName}
        </a>
      </div>
    </>
  )
}

/** Verifies the deal and says whether anybody could have chosen the cards. */
function FairDeal() {
  const { table } = useScene()
  const text = onlineText()
  const [found, setFound] = useState<ProvenGame | null>(null)
  const id = screen.value.name === 'online' ? screen.value.id : undefined
  useEffect(() => {
    if (id === undefined) return
    busyWhile('verifying the deal', fetchDeal(id)).then(setFound, () => {})
  }, [id])
  if (found === null) return null
  const { proof, record } = found
  let isFair = faultOfDeal(proof, record) === null
  try {
    // The cards that were seen must be those of the record.
    const seen = table.rules.encodeView(table.view())
    const replayed = table.rules.view(replay(table.rules, record), table.view().seat)
    isFair &&= seen === table.rules.encodeView(replayed)
  } catch {
    isFair = false
  }
  const pages = proof.nonces.filter((nonce) => nonce !== null).length
  return (
    <p class="fair-deal">
      {isFair ? text.fairDeal(pages, proof.nonces.length) : <strong>{text.unfairDeal}</strong>}{' '}
      <button
        type="button"
        class="plain"
        onClick={() => download('amalfi-deal.json', writeDeal(found))}
      >
        {text.saveProof}
      </button>
    </p>
  )
}
