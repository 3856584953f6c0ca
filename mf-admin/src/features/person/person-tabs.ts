/** The tabs of a person, in their order; each is the end of its address, the first one's address has none. */
export const personTabs = [
  'profile',
  'courses',
  'certificates',
  'accesses',
  'society',
  'money',
  'consents',
  'sessions',
  'mails',
  'log',
] as const
export type PersonTab = (typeof personTabs)[number]

const isTab = (word: string): word is PersonTab => personTabs.some((tab) => tab === word)

/** The tab an address names; undefined where there is none of this name. */
export const tabOf = (word: string | undefined): PersonTab | undefined => {
  if (word === undefined) return 'profile'
  return isTab(word) ? word : undefined
}

/** Where a tab of somebody is. */
export const personAddress = (userId: string, tab: PersonTab = 'profile'): string =>
  tab === 'profile' ? `/admin/members/${userId}` : `/admin/members/${userId}/${tab}`
