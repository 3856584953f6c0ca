import type { ErrorCode } from '../contract/errors.ts'

/** The codes that any call may fail with, also where no answer of ours came. */
type GeneralCode = keyof typeof generalErrorTexts

/** The codes whose sentences come with the first failure that has one. */
export type SpecialCode = Exclude<ErrorCode, GeneralCode>

/** What has to be there when nothing can be fetched any more, or no call failed; `network` is no answer at all. */
export const generalErrorTexts = {
  network: 'Keine Verbindung zum Server. Prüfe dein Internet und versuche es noch einmal.',
  bad_request: 'Damit konnten wir nichts anfangen. Bitte versuche es noch einmal.',
  not_logged_in: 'Du warst länger nicht hier. Bitte melde dich wieder an.',
  forbidden: 'Das darfst du leider nicht.',
  not_found: 'Das gibt es nicht mehr. Vielleicht wurde es gerade gelöscht.',
  payload_too_large: 'Das ist zu groß.',
  too_many_requests: 'Das waren zu viele Anfragen auf einmal. Warte einen Augenblick.',
  internal_error: 'Da ist etwas schiefgelaufen. Bitte versuche es noch einmal.',
  bad_gateway: 'Ein anderer Dienst hat nicht geantwortet. Bitte versuche es später noch einmal.',
  unavailable: 'Kursportal ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  video_quota_used_up: 'Dein Platz für Videos ist aufgebraucht.',
} satisfies Partial<Record<ErrorCode | 'network', string>>
