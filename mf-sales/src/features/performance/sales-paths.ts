/** The parts of what one recommends; the first one stands at the address without a word for it. */
export const salesTabs = ['overview', 'people', 'earnings', 'payouts'] as const
export type SalesTab = (typeof salesTabs)[number]

const words: Record<SalesTab, string> = {
  overview: '',
  people: 'menschen',
  earnings: 'verdienst',
  payouts: 'auszahlungen',
}

export const SALES = '/sales'

/** Where a part of a society is, in a year; without one in the current. */
export const salesPath = (societyId: string, tab: SalesTab = 'overview', year?: number): string =>
  `${SALES}/${societyId}${words[tab] && `/${words[tab]}`}${year === undefined ? '' : `?jahr=${year}`}`

/** Which part an address means; undefined for a word that is none. */
export const tabOf = (word: string | undefined): SalesTab | undefined =>
  salesTabs.find((tab) => words[tab] === (word ?? ''))

/** Where the sheet for the wall is downloaded. */
export const sheetAddress = (societyId: string): string => `/api/society/sheet?society_id=${societyId}`
