import { formatMoney } from '@kursportal/shared/domain'

/** A fee as it is printed; empty where none is stated. */
export const feeText = (cents: number | null): string => (cents === null ? '' : formatMoney(cents))
