import type { Pack } from '@amalfi/packs'
import { inThreads } from '../base/threads.ts'
import type { Share, SoakProgress } from './share.ts'

/** The work of one thread. The pack is plain data and is copied. */
export interface Work {
  readonly pack: Pack
  readonly share: Share
}

/** Plays the games in several threads, one share each. */
export function soakInThreads(
  pack: Pack,
  all: Omit<Share, 'from' | 'step'>,
  threads: number,
  onProgress: (progress: SoakProgress) => void,
): Promise<void> {
  const works = Array.from({ length: threads }, (_, from): Work => {
    return { pack, share: { ...all, from, step: threads } }
  })
  return inThreads('soak', works, onProgress)
}
