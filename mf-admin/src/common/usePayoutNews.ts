import { useSocketReads } from '@kursportal/shared/client'

const ofPayouts = [
  'GET /transaction/requests',
  'GET /transaction-requests',
  'GET /transaction-request',
] as const

/** Reads payouts again, and with them their number in the menu, whenever one is requested, withdrawn or decided. */
export const usePayoutNews = (): void => useSocketReads('/payout-changes', ofPayouts)
