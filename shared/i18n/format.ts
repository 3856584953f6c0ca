import { once } from '../domain/once.ts'

const locale = 'de-DE'
const clock = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }))
const dayMonth = once(() => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit' }))
const fullDay = once(
  () => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
)
const euro = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }))
const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
const number = once(() => new Intl.NumberFormat(locale))
const oneDecimal = once(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Whole days from one day to another: 0 on the same day, 1 when `date` was yesterday (clock changes included). */
const daysBefore = (date: Date, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000)

/** Today `14:05`, otherwise `03.11` (specification, section 9: HH:mm and dd.MM). */
export const formatTime = (instant: string | Date, now = new Date()): string => {
  const date = new Date(instant)
  return daysBefore(date, now) === 0 ? clock().format(date) : dayMonth().format(date).replace(/\.$/, '')
}

/** `03.11.2026`; takes a day (`YYYY-MM-DD`) or an instant. */
export const formatDay = (day: string | Date): string => {
  const parts = typeof day === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) : null
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : fullDay().format(new Date(day))
}

/** `heute, 14:05`, `gestern, 14:05`, otherwise `03.11.2026, 14:05`. */
export const formatDateTime = (instant: string | Date, now = new Date()): string => {
  const date = new Date(instant)
  const prefix = { 0: 'heute', 1: 'gestern' }[daysBefore(date, now)] ?? fullDay().format(date)
  return `${prefix}, ${clock().format(date)}`
}

/** Cents as `12,50 €`. */
export const formatMoney = (cents: number): string => euro().format(cents / 100)

/** A share from 0 to 1 as `42 %`. Never says 100 % before all of it is there. */
export const formatPercent = (share: number): string =>
  percent().format(share >= 1 ? 1 : Math.min(Math.max(share, 0), 0.99))

/** A number with its thousands apart: `12.345`. */
export const formatNumber = (value: number): string => number().format(value)

/** Bytes as `1,4 MB`: B, KB, MB, GB, TB, base 1024, one decimal (specification, section 5). */
export const formatFileSize = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${oneDecimal().format(bytes / 1024 ** power)} ${units[power]}`
}

/** Seconds as a clock: `4:05`, `1:02:03`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
