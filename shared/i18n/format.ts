import { DAY_MS } from '../domain/days.ts'
import { decimal } from '../domain/decimal.ts'
import { twoDigits } from '../domain/two-digits.ts'

// Written out instead of asked of `Intl`, as numbers are (`domain/decimal.ts`).

/** `14:05`, whatever the day: for what ends within hours. */
export const formatClock = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
const dayMonth = (date: Date): string => `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}`
const fullDay = (date: Date): string => `${dayMonth(date)}.${date.getFullYear()}`

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Whole days from one day to another: 0 on the same day, 1 when `date` was yesterday (clock changes included). */
const daysBefore = (date: Date, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS)

/** Today `14:05`, otherwise `03.11` (specification, section 9: HH:mm and dd.MM). */
export const formatTime = (instant: string | Date, now = new Date()): string => {
  const date = new Date(instant)
  return daysBefore(date, now) === 0 ? formatClock(date) : dayMonth(date)
}

/** `03.11.2026`; takes a day (`YYYY-MM-DD`) or an instant. */
export const formatDay = (day: string | Date): string => {
  const parts = typeof day === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) : null
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : fullDay(new Date(day))
}

/** `heute, 14:05`, `gestern, 14:05`, otherwise `03.11.2026, 14:05`. */
export const formatDateTime = (instant: string | Date, now = new Date()): string => {
  const date = new Date(instant)
  const prefix = { 0: 'heute', 1: 'gestern' }[daysBefore(date, now)] ?? fullDay(date)
  return `${prefix}, ${formatClock(date)}`
}

/** A share from 0 to 1 as `42 %`. Never says 100 % before all of it is there. */
export const formatPercent = (share: number): string =>
  `${share >= 1 ? 100 : Math.round(Math.min(Math.max(share, 0), 0.99) * 100)}\u00A0%`

/** A number with its thousands apart and up to three decimals: `12.345`, `4,5`. */
export const formatNumber = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return decimal(rounded, String(rounded).split('.')[1]?.length ?? 0)
}

/** Bytes as `1,4 MB`: B, KB, MB, GB, TB, base 1024, one decimal (specification, section 5). */
export const formatFileSize = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  let power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  // 1,048,575 bytes round to 1,024.0 KB, which is 1.0 MB.
  if (Math.round((bytes / 1024 ** power) * 10) >= 10_240 && power < units.length - 1) power += 1
  // There are no tenths of a byte.
  return `${decimal(bytes / 1024 ** power, power === 0 ? 0 : 1)} ${units[power]}`
}

/** How large a file may be, as people say it: `12 MB`, `1,5 GB`. */
export const formatSizeLimit = (bytes: number): string => formatFileSize(bytes).replace(',0 ', ' ')

/** Seconds as a clock: `4:05`, `1:02:03`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(rest)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
