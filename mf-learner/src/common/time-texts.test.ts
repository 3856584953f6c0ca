import { berlinDay } from '@kursportal/shared/domain'
import { comingDay, lengthText, sinceDay } from './time-texts.ts'

const today = '2026-05-11'

it.each([
  ['2026-05-11T20:00:00', 'heute'],
  ['2026-05-12T00:00:00', 'morgen'],
  ['2026-05-15T00:00:00', 'am Freitag'],
  ['2026-05-18T00:00:00', 'am 18.05.2026'],
  ['2026-05-10T00:00:00', 'am 10.05.2026'],
])('calls %s „%s“', (instant, words) => {
  expect(comingDay(instant, today)).toBe(words)
})

it('counts the days of Berlin, where it is tomorrow before it is elsewhere', () => {
  const lateInLondon = berlinDay(new Date('2026-05-11T22:30:00Z'))
  expect(comingDay('2026-05-12', lateInLondon)).toBe('heute')
  expect(comingDay('2026-05-12T22:30:00Z', lateInLondon)).toBe('morgen')
  expect(sinceDay('2026-05-11', lateInLondon)).toBe('gestern')
  expect(sinceDay('2026-05-08', lateInLondon)).toBe('Freitag')
})

it.each([
  [12, 'unter 1\u00a0Min.'],
  [61, '1\u00a0Min.'],
  [720, '12\u00a0Min.'],
  [3600, '1\u00a0Std.'],
  [4800, '1\u00a0Std. 20\u00a0Min.'],
])('says %d seconds as „%s“', (seconds, words) => {
  expect(lengthText(seconds)).toBe(words)
})
