import type { ErrorCode } from '../contract/errors.ts'
import { registerTexts } from './bundles.ts'
import { overridable } from './overridable.ts'

/** The codes that any call may fail with, also where no answer of ours came. */
type GeneralCode = keyof typeof general

/** The codes whose sentences come with the first failure that has one. */
export type SpecialCode = Exclude<ErrorCode, GeneralCode>

/** What has to be there when nothing can be fetched any more, or no call failed; `network` is no answer at all. */
const general = {
  network: 'Keine Verbindung zum Server. Prüfe dein Internet und versuche es noch einmal.',
  bad_request: 'Damit konnten wir nichts anfangen. Bitte versuche es noch einmal.',
  not_logged_in: 'Du warst länger nicht hier. Bitte melde dich wieder an.',
  forbidden: 'Das darfst du leider nicht.',
  not_found: 'Das haben wir nicht gefunden.',
  payload_too_large: 'Das ist zu groß.',
  too_many_requests: 'Das waren zu viele Anfragen auf einmal. Warte einen Augenblick.',
  internal_error: 'Da ist etwas schiefgelaufen. Bitte versuche es noch einmal.',
  bad_gateway: 'Ein anderer Dienst hat nicht geantwortet. Bitte versuche es später noch einmal.',
  unavailable: 'Kursportal ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  video_quota_used_up: 'Dein Platz für Videos ist aufgebraucht.',
} satisfies Partial<Record<ErrorCode | 'network', string>>

const known: Partial<Record<ErrorCode | 'network', string>> = { ...general }

/**
 * The German sentence for every code of the error catalogue: what happened and, where there is one, the way on; namespace
 * `errors`. A sentence of {@link SpecialCode} is undefined until {@link fetchErrorTexts} has brought it, which `call` does
 * before it fails.
 */
export const errorTexts = overridable(
  'errors',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not there yet comes before a call fails with it
  known as Record<ErrorCode | 'network', string>,
)

/** Whether the sentence for a code is there. */
export const hasErrorText = (code: string): boolean => Object.hasOwn(known, code)

/** Makes the sentences known that come later. */
export const addErrorTexts = (texts: Readonly<Record<SpecialCode, string>>): void => {
  Object.assign(known, texts)
  registerTexts('errors', texts)
}

/** Fetches the sentences that few pages show. */
export const fetchErrorTexts = async (): Promise<void> => {
  await import(/* webpackChunkName: "error-texts" */ './special-error-texts.ts')
}
