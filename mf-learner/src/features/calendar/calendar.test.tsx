import type { CalendarEntry } from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { testId } from '../../testing/lecture.ts'
import CalendarPage from './CalendarPage.tsx'

const today = berlinDay(new Date())
const entry = (days: number, over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `${days}${over.kind ?? ''}`,
  kind: 'unit',
  state: 'planned',
  course_id: testId('1'),
  course_title: 'Atem holen',
  title: 'Ruhe',
  chapter_number: 3,
  day: addDays(today, days),
  starts_at: null,
  ends_at: null,
  ...over,
})
const show = (calendar: NonNullable<FakeAnswers['GET /calendar']>) =>
  renderPage(<CalendarPage />, {
    path: '/my-courses/calendar',
    at: '/my-courses/calendar',
    answers: { 'GET /calendar': calendar },
  })

it('sorts what comes by week, and leads to the courses and into the own calendar', async () => {
  show({
    today,
    entries: [
      entry(-1, { state: 'open' }),
      entry(1, {
        kind: 'appointment',
        title: 'Fragestunde',
        starts_at: `${addDays(today, 1)}T10:00:00.000Z`,
        ends_at: `${addDays(today, 1)}T11:00:00.000Z`,
      }),
      entry(1, { kind: 'begin_by', title: null, chapter_number: null }),
      entry(30, { state: 'expected' }),
    ],
  })
  const [first, ...others] = await screen.findAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Diese Woche')
  expect(others.at(-1)).toHaveTextContent(/^Woche ab /)
  expect(screen.getByText('Atem holen · seit gestern offen')).toBeVisible()
  expect(screen.getByText(/^Atem holen · morgen um 1[12]:00 Uhr$/)).toBeVisible()
  expect(screen.getByText(/öffnet voraussichtlich am/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Letzter Tag zum Beginnen' })).toHaveAttribute(
    'href',
    `/courses/${testId('1')}`,
  )
  expect(screen.getByRole('link', { name: 'In deinen Kalender' })).toHaveAttribute(
    'href',
    '/profile#calendar',
  )
})

it('says of what was cancelled that it was', async () => {
  show({ today, entries: [entry(2, { kind: 'appointment', title: 'Fragestunde', state: 'cancelled' })] })
  expect(await screen.findByText('Atem holen · abgesagt')).toBeVisible()
})

it('says that nothing comes, or that it could not be loaded', async () => {
  show({ today, entries: [] })
  expect(await screen.findByText('In den nächsten Wochen steht nichts an')).toBeVisible()
})

it('offers another try', async () => {
  show(refuse('unavailable'))
  expect(await screen.findByText('Deine Termine konnten nicht geladen werden')).toBeVisible()
})
