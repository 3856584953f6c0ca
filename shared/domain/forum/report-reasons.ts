/** The reasons of a report, as the form and the mail about it say them; one each of the contract's `reportReason`. */
export const reportReasons = {
  insult: 'Beleidigend oder verletzend',
  advertising: 'Werbung',
  private: 'Verrät Persönliches über jemanden',
  dangerous: 'Kann der Gesundheit schaden',
  other: 'Etwas anderes',
} as const
