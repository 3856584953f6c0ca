import { useSearchParams } from '@kursportal/shared/router'

/** How the address names the year of the figures. */
const YEAR = 'jahr'

/** The year the address asks for; none for what is no year there could be figures of, and then the current one counts. */
export const useYear = (): { year: number | undefined; choose: (year: number) => void } => {
  const [params, setParams] = useSearchParams()
  const typed = Number(params.get(YEAR))
  return {
    year: Number.isInteger(typed) && typed >= 2000 && typed <= 2200 ? typed : undefined,
    choose: (year) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        next.set(YEAR, String(year))
        // Another year has other rows on its pages.
        next.delete('seite')
        return next
      }),
  }
}
