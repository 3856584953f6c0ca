const MINUTE = 60_000
/** Patterns name minutes and hours only, so within a day and an hour each comes up. */
const MINUTES_AHEAD = 25 * 60

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const fits = (field: string, value: number): boolean =>
  field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from = '', to = from] = range.split('-')
    const first = range === '*' ? 0 : Number(from)
    const last = range === '*' ? Infinity : Number(to)
    return value >= first && value <= last && (value - first) % Number(step) === 0
  })

/**
 * When a cron pattern (minute and hour, in Europe/Berlin) comes up next after an instant; undefined for a pattern that
 * names days.
 */
export const nextRun = (pattern: string, after: Date): Date | undefined => {
  const [minutes = '', hours = '', ...days] = pattern.trim().split(/\s+/)
  if (days.some((field) => field !== '*')) return undefined
  const begin = Math.floor(after.getTime() / MINUTE) + 1
  for (let ahead = 0; ahead < MINUTES_AHEAD; ahead += 1) {
    const at = new Date((begin + ahead) * MINUTE)
    const [hour, minute] = clock.format(at).split(':').map(Number)
    if (fits(minutes, minute ?? -1) && fits(hours, hour ?? -1)) return at
  }
  return undefined
}
