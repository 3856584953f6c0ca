import { call, failureText, isFailure, type AnswerOf } from '@kursportal/shared/client'
import { formatClock } from '@kursportal/shared/i18n'
import { create } from '@kursportal/shared/store'
import { z } from 'zod'
import { translate } from './texts.ts'

type Confirmation = AnswerOf<'POST /admin-confirmation'>

/** What an admin confirmed for ten minutes, in this tab only: a reload asks anew. */
const useHeld = create<{ held: Confirmation | undefined }>(() => ({ held: undefined }))

const isOver = ({ expires_at }: Confirmation): boolean => Date.parse(expires_at) <= Date.now()
const heldNow = (): Confirmation | undefined => {
  const { held } = useHeld.getState()
  return held && !isOver(held) ? held : undefined
}

/** Until when nothing is asked; undefined while the password is needed. */
export const useConfirmedUntil = (): string | undefined => {
  const held = useHeld((state) => state.held)
  return held && !isOver(held) ? held.expires_at : undefined
}

/** Asks for the password again from now on. */
export const forgetConfirmation = (): void => useHeld.setState({ held: undefined })

/** What a form that an admin confirms holds beside its own fields. */
export const passwordFields = {
  admin_password: z
    .string()
    .max(200)
    .refine((typed) => typed !== '' || heldNow() !== undefined, 'required'),
  remember: z.boolean(),
}

/** What stands there at first. */
export const noPassword = { admin_password: '', remember: false }

type Given = { admin_password: string; remember: boolean }
type Headers = Readonly<Record<string, string>>

/** The ten minutes ended between the last look at the form and its sending. */
class ConfirmationOver extends Error {
  override name = 'ConfirmationOver'
}

/**
 * Sends a call that an admin confirms: with the token of the last ten minutes, with a new one where it is to be
 * remembered, or with the password.
 * @throws ConfirmationOver when the token ended meanwhile; the form asks for the password then
 */
export const asAdmin = async <T>(given: Given, send: (headers: Headers) => Promise<T>): Promise<T> => {
  const held = heldNow()
  if (held) {
    try {
      return await send({ 'x-admin-confirmation': held.token })
    } catch (error) {
      if (!isFailure(error, 'wrong_password')) throw error
      forgetConfirmation()
      throw new ConfirmationOver('The confirmation is over', { cause: error })
    }
  }
  // Headers hold Latin letters only.
  if (!given.remember) return send({ 'x-admin-password': encodeURIComponent(given.admin_password) })
  const confirmed = await call('POST /admin-confirmation', { body: { password: given.admin_password } })
  useHeld.setState({ held: confirmed })
  return send({ 'x-admin-confirmation': confirmed.token })
}

/**
 * The sentence for what a call of an admin was refused with.
 * @param tooMany said when it was tried too often, with the time from which on it works again
 */
export const adminFailure = (
  error: unknown,
  tooMany = (time: string): string => translate('adminPassword.tooMany', { time }),
): string => {
  if (error instanceof ConfirmationOver) return translate('adminPassword.over')
  if (isFailure(error, 'too_many_requests') && error.retryAfter)
    return tooMany(formatClock(new Date(Date.now() + error.retryAfter * 1000)))
  return error instanceof Error && error.name === 'UndecidedEdit' ? error.message : failureText(error)
}
