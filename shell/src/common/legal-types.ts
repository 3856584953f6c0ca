/** What a legal text can be about. */
export type LegalType = 'imprint' | 'privacy' | 'terms-of-use' | 'accessibility'

/** The legal pages that are nothing but their text, in the order of the footer. */
export const legalTypes: readonly LegalType[] = ['imprint', 'privacy', 'terms-of-use']
