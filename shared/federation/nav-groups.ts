/** The groups of the admin menu, in their order. Entries of any other group stand together before the last one. */
export const navGroupNames = ['people', 'money', 'content', 'platform', 'technical'] as const
