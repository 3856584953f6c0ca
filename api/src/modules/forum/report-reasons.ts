import type { ReportReason } from '@kursportal/shared/contract'

/** The reasons of a report as mails say them. */
export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  insult: 'Beleidigend oder verletzend',
  advertising: 'Werbung',
  private: 'Verrät Persönliches über jemanden',
  dangerous: 'Kann der Gesundheit schaden',
  other: 'Etwas anderes',
}
