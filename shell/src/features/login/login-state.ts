import type { SentCode } from '@kursportal/shared/ui/forms'

/** What other pages hand to the login's pages, kept by the browser with the address, so a reload keeps it too. */
export type LoginState = {
  /** The session ended while somebody was logged in. */
  expired?: boolean
  /** Who wants to log in or needs a new password. */
  email?: string
  /** An admin set the password, so it has to be changed first. */
  mustChange?: boolean
  /** The code that was mailed. */
  sent?: SentCode
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isSent = (value: unknown): value is SentCode =>
  isObject(value) &&
  typeof value['to'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['until'] === 'number'

const isLoginState = (state: unknown): state is LoginState =>
  isObject(state) &&
  ['boolean', 'undefined'].includes(typeof state['expired']) &&
  ['string', 'undefined'].includes(typeof state['email']) &&
  ['boolean', 'undefined'].includes(typeof state['mustChange']) &&
  (state['sent'] === undefined || isSent(state['sent']))

/** Reads a location's state, without the schema library, as the page is a first screen; anything else is nothing. */
export const readLoginState = (state: unknown): LoginState => (isLoginState(state) ? state : {})

/**
 * The code that a mail from the administration brings, of the link in it: `#anna%40beispiel.de:1795417775`, the address
 * and the second it ends. Behind the # it stands in no log of a server. Anything else is none. When it was sent nobody
 * knows, only that nobody has to wait for another one.
 */
export const sentByMail = (hash: string): SentCode | undefined => {
  const [, address = '', seconds = ''] = /^#(.{1,400}):(\d{1,12})$/.exec(hash) ?? []
  const until = Number(seconds) * 1000
  try {
    const to = decodeURIComponent(address)
    return to.includes('@') ? { to, at: 0, until } : undefined
  } catch {
    return undefined
  }
}
