import { COUNTED } from '../../domain/counted.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTableTexts } from './table-texts.ts'

/** How many entries a list has, in words: "12.345", or "mehr als 10.000" where it was not counted to the end. */
export const useTotal = (): ((total: number) => string) => {
  const text = useTableTexts()
  return (total) =>
    total === COUNTED + 1 ? text('moreThan', { total: formatNumber(COUNTED) }) : formatNumber(total)
}
