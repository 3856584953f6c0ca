/** What a legal text can be about. */
export type LegalType = 'imprint' | 'privacy' | 'terms-of-use'

/** The legal pages, in the order of the footer. */
export const legalTypes: readonly LegalType[] = ['imprint', 'privacy', 'terms-of-use']
