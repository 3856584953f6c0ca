import { formatMoney } from '../domain/decimal.ts'
import {
  formatDateTime,
  formatDay,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatClock,
  formatSizeLimit,
  formatTime,
} from './format.ts'

const now = new Date(2026, 10, 21, 15, 30)
const at = (day: number, hour = 14, minute = 5): Date => new Date(2026, 10, day, hour, minute)

describe('formats', () => {
  it('shows the time today and the day otherwise', () => {
    expect(formatTime(at(21), now)).toBe('14:05')
    expect(formatTime(at(20), now)).toBe('20.11')
    expect(formatTime(at(20, 23, 59), at(21, 0, 1))).toBe('20.11')
  })

  it.each([
    [12 * 1024 ** 2, '12 MB'],
    [1.5 * 1024 ** 3, '1,5 GB'],
    [100 * 1024 ** 2, '100 MB'],
  ])('tells a limit of %s bytes as %s', (bytes, told) => {
    expect(formatSizeLimit(bytes)).toBe(told)
  })

  it('shows the time of what ends after midnight', () => {
    expect(formatClock(at(22, 0, 11))).toBe('00:11')
  })

  it('says today and yesterday in front of a time', () => {
    expect(formatDateTime(at(21), now)).toBe('heute, 14:05')
    expect(formatDateTime(at(20), now)).toBe('gestern, 14:05')
    expect(formatDateTime(at(3), now)).toBe('03.11.2026, 14:05')
  })

  it('takes a calendar day as it is, whatever the time zone', () => {
    expect(formatDay('2026-01-09')).toBe('09.01.2026')
    expect(formatDay(at(3))).toBe('03.11.2026')
  })

  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1,0 KB'],
    [1_572_864, '1,5 MB'],
    [5 * 1024 ** 5, '5.120,0 TB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it.each([
    [1_048_575, '1,0 MB'],
    [1_048_524, '1.023,9 KB'],
    [1024 ** 3 - 1, '1,0 GB'],
  ])('rounds before it chooses the unit: %i', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('never says 100 % too early', () => {
    expect(formatPercent(0.999)).toBe('99\u00a0%')
    expect(formatPercent(1)).toBe('100\u00a0%')
  })

  it('writes money and durations as people do', () => {
    expect(formatMoney(123_456)).toBe('1.234,56\u00a0€')
    expect(formatDuration(245)).toBe('4:05')
    expect(formatDuration(3723)).toBe('1:02:03')
  })

  it('writes numbers, money, days and times as the browser would in German', () => {
    const asBrowser = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('de-DE', options)
    const money = asBrowser({ style: 'currency', currency: 'EUR' })
    for (const value of [0, 7, 99, 100, 1990, 99_999, 100_000, 123_456_789, -1, -123_456_789]) {
      expect(formatMoney(value)).toBe(money.format(value / 100))
      for (const part of [value, value / 2, value / 7])
        expect(formatNumber(part)).toBe(asBrowser({}).format(part))
    }
    const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })
    const clock = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' })
    for (const instant of [
      at(1, 0, 0),
      at(30, 23, 59),
      new Date(2027, 2, 28, 3, 1),
      new Date(1999, 11, 31),
    ]) {
      expect(formatDay(instant)).toBe(day.format(instant))
      expect(formatTime(instant, instant)).toBe(clock.format(instant))
    }
  })
})
