/** The channel on which tabs tell one another which game they have saved. */
let channel: BroadcastChannel | undefined

const saveChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('amalfi-games')
  return channel
}

/** Tells other tabs that a game has been saved. */
export function announceSave(id: string): void {
  saveChannel().postMessage(id)
}

/** Calls a listener whenever another tab saves this game. Returns how to stop. */
export function onSavedElsewhere(id: string, listener: () => void): () => void {
  const listen = ({ data }: MessageEvent<string>): void => {
    if (data === id) listener()
  }
  saveChannel().addEventListener('message', listen)
  return () => saveChannel().removeEventListener('message', listen)
}
