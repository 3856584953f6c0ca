/** The parts of a society's page; the first one stands at the address without a word for it. */
export const groupTabs = [
  'overview',
  'members',
  'leaders',
  'levels',
  'accesses',
  'ledger',
  'history',
] as const
export type GroupTab = (typeof groupTabs)[number]

/** What there still is of a society that is gone: what it brought, its books and what was done with it. */
export const tabsWhenGone: readonly GroupTab[] = ['overview', 'ledger', 'history']

const words: Record<GroupTab, string> = {
  overview: '',
  members: 'mitglieder',
  leaders: 'leitung',
  levels: 'stufen',
  accesses: 'zugaenge',
  ledger: 'buchungen',
  history: 'verlauf',
}

export const GROUPS = '/admin/groups'

/** Where a part of a society's page is. */
export const groupPath = (id: string, tab: GroupTab = 'overview'): string =>
  tab === 'overview' ? `${GROUPS}/${id}` : `${GROUPS}/${id}/${words[tab]}`

/** Which part an address means; undefined for a word that is none. */
export const tabOf = (word: string | undefined): GroupTab | undefined =>
  groupTabs.find((tab) => words[tab] === (word ?? ''))

/** The sheet for the wall with a society's link, as a PDF. */
export const sheetAddress = (id: string): string => `/api/society/sheet?society_id=${id}`

/** Where it is decided what looks odd about recommending, of all years. */
export const REMARKS = '/admin/sales/remarks'

/** Where the payouts somebody waits for are decided, narrowed to a society. */
export const payoutsOf = (name: string): string => `/admin/payouts?suche=${encodeURIComponent(name)}`
