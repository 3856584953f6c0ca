/**
 * Why somebody reports content, as the form, the mails and the administration say it; one each of the contract's
 * `contentReportReason`.
 */
export const contentReportReasons = {
  insult: 'Beleidigung, Bedrohung oder Hass',
  private: 'Verrät Persönliches über jemanden',
  rights: 'Verletzt ein Urheberrecht oder eine Marke',
  fraud: 'Betrug oder irreführende Werbung',
  dangerous: 'Kann der Gesundheit schaden',
  child_abuse: 'Sexuelle Gewalt gegen Kinder oder Jugendliche',
  other: 'Etwas anderes',
} as const

/** A word of {@link contentReportReasons}. */
export type ContentReportReason = keyof typeof contentReportReasons

/**
 * Whether a report needs a name and an e-mail: always, but for sexual abuse of children (Regulation (EU) 2022/2065,
 * article 16, paragraph 2, letter c).
 */
export const needsReporter = (reason: ContentReportReason): boolean => reason !== 'child_abuse'
