/** The instant at which clocks are changed in a month: 1 o'clock UTC of its last Sunday. @param month 2 is March */
const changeIn = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/**
 * Hours the clock in Germany is ahead of UTC: summer time from the last Sunday in March to the last in October, as it is
 * since 1996. For words on a first screen, which must not wait for the rules of a time zone; what counts asks those
 * (`berlin-time.ts`).
 */
export const hoursAhead = (instant: Date): 1 | 2 => {
  const year = instant.getUTCFullYear()
  const isSummer = instant.getTime() >= changeIn(year, 2) && instant.getTime() < changeIn(year, 9)
  return isSummer ? 2 : 1
}
