import { ONLINE_MESSAGES, type OnlineMessages } from '@amalfi/text/online'
import { RequestError } from '../../model/online/api.ts'
import { locale } from '../../ui/locale.ts'

/** The messages of online tables in the current language. */
export const onlineText = (): OnlineMessages => ONLINE_MESSAGES[locale.value.language]

/** Why a request failed, in words. */
export function requestFault(error: unknown): string {
  const { refusals, notFound } = onlineText()
  const why = error instanceof RequestError ? error.why : 'offline'
  if (why === 'notFound') return notFound
  return why in refusals ? refusals[why as keyof typeof refusals] : refusals.offline
}
