/** Tells other tabs which game has been kept anew. */
let channel: BroadcastChannel | undefined

const theChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('amalfi-games')
  return channel
}

export function tellKept(id: string): void {
  theChannel().postMessage(id)
}

/** Hears of it when another tab keeps this game; gives back how to stop. */
export function onKept(id: string, heard: () => void): () => void {
  const listen = ({ data }: MessageEvent<string>): void => {
    if (data === id) heard()
  }
  theChannel().addEventListener('message', listen)
  return () => theChannel().removeEventListener('message', listen)
}
