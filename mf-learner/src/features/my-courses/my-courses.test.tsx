import type { CalendarEntry, LearnerCourseSummary } from '@kursportal/shared/contract'
import { addDays, deviceDay } from '@kursportal/shared/domain'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { courseSummary, participation } from '../../testing/course.ts'
import { testId } from '../../testing/lecture.ts'
import MyCoursesPage from './MyCoursesPage.tsx'

const course = (index: number, more: Partial<LearnerCourseSummary> = {}): LearnerCourseSummary =>
  courseSummary({ id: testId(index.toString(16)), title: `Kurs ${index}`, ...more })

const none = { items: [], total: 0 }
const nothing = { today: '2026-11-27', entries: [] }

const show = (items: LearnerCourseSummary[], answers: FakeAnswers = {}) =>
  renderPage(<MyCoursesPage />, {
    path: '/my-courses',
    at: '/my-courses',
    answers: {
      'GET /courses': { items, total: items.length },
      'GET /course-participations': none,
      'GET /invitations': none,
      'GET /calendar': nothing,
      ...answers,
    },
  })

const begun = {
  state: 'running',
  progress: 0.4,
  lectures_done: 5,
  next_lecture: {
    video_id: testId('e'),
    title: 'Box-Atmung',
    type: 'video',
    chapter_title: 'Ankommen',
    position_seconds: 754,
    duration_seconds: 1200,
    thumbnail_image_id: null,
  },
} as const satisfies Partial<LearnerCourseSummary>

it('says of the course to go on with that it is paused', async () => {
  show([course(1, { ...begun, paused_until: '2026-12-10' })])
  expect(await screen.findByText(/^Pause bis 10\.12\.2026 · Weiter mit: Box-Atmung/)).toBeVisible()
})

it('goes on at the very second of the last unfinished lecture', async () => {
  show([course(1, begun)])
  expect(await screen.findByRole('link', { name: 'Weiterlernen' })).toHaveAttribute(
    'href',
    `/courses/${testId('1')}/lectures/${testId('e')}?resume=1`,
  )
  expect(screen.getByText(/ab 12:34/)).toBeVisible()
  expect(screen.getByText('5 von 8 Lektionen')).toBeVisible()
})

it('says from when a finished course may be done again', async () => {
  show([
    course(1, {
      state: 'finished',
      finished_at: '2026-03-01T09:00:00.000Z',
      redo: { possible: false, possible_from: '2027-01-01' },
      certificate: { id: testId('d'), number: 'KP-2026-0001', issued_at: '2026-03-02T09:00:00.000Z' },
    }),
  ])
  expect(await screen.findByText('Noch einmal möglich ab 01.01.2027')).toBeVisible()
})

it('leads loudly to a certificate that was not fetched yet, before everything else and without access', async () => {
  const mark = { id: testId('d'), number: 'KP-2026-0001', issued_at: '2026-03-02T09:00:00.000Z' }
  show([], {
    'GET /course-participations': {
      items: [
        participation({ course_id: testId('1'), course_title: 'Kurs 1' }),
        participation({ id: testId('b'), course_id: testId('2'), certificate: mark }),
        participation({ id: testId('c'), course_id: testId('3'), state: 'running' }),
        participation({ id: testId('4'), course_id: testId('4'), withdrawn: true }),
      ],
      total: 4,
    },
  })
  const [first] = await screen.findAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('„Kurs 1“ geschafft!')
  expect(
    screen.getAllByRole('link', { name: 'Bescheinigung holen' }).map((link) => link.getAttribute('href')),
  ).toEqual([`/courses/${testId('1')}/finish`])
  expect(screen.getByRole('link', { name: 'Meine Bescheinigungen' })).toBeVisible()
})

it('leads to a certificate of an earlier time as well, while the course runs anew', async () => {
  const [current, earlier] = [participation({ state: 'running', number: 2 }), testId('e')]
  show([course(1, { ...begun, id: current.course_id })], {
    'GET /course-participations': {
      items: [current, participation({ id: earlier, current: false })],
      total: 2,
    },
  })
  expect(await screen.findByRole('link', { name: 'Bescheinigung holen' })).toHaveAttribute(
    'href',
    `/courses/${current.course_id}/finish?participation=${earlier}`,
  )
})

it('shows no way to certificates before a course was finished', async () => {
  show([course(1, begun)])
  await screen.findByRole('link', { name: 'Weiterlernen' })
  expect(screen.queryByRole('link', { name: 'Meine Bescheinigungen' })).not.toBeInTheDocument()
})

it('has a search once there are many, kept in the address', async () => {
  const { user, address } = show([
    ...Array.from({ length: 9 }, (_, index) => course(index + 1)),
    course(10, { title: 'Rücken stärken' }),
  ])
  await user.type(await screen.findByRole('searchbox'), 'rucken')
  await waitFor(() => expect(screen.queryByText('Kurs 1')).not.toBeInTheDocument())
  expect(screen.getByText('Rücken stärken')).toBeVisible()
  expect(address()).toBe('/my-courses?search=rucken')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'yoga')
  expect(await screen.findByText('Kein Kurs passt zu „yoga“')).toBeVisible()
})

it('tells whoever has no course how one comes by one', async () => {
  show([])
  expect(await screen.findByText('Noch sind keine Kurse für dich freigeschaltet')).toBeVisible()
})

it('offers another try where the courses could not be loaded', async () => {
  renderPage(<MyCoursesPage />, {
    answers: {
      'GET /courses': refuse('unavailable'),
      'GET /course-participations': none,
      'GET /invitations': none,
      'GET /calendar': nothing,
    },
  })
  expect(await screen.findByText('Deine Kurse konnten nicht geladen werden')).toBeVisible()
})

const invited = {
  access_id: testId('f'),
  inviter: 'Eva Weiß',
  invited_at: '2026-03-01T09:00:00.000Z',
  courses: [{ id: testId('9'), title: 'Besser schlafen', image_id: null }],
}

it('shows what somebody is invited to by mail, and lets them in with one press', async () => {
  const { user, sent, address } = show([course(1)], {
    'GET /invitations': { items: [invited], total: 1 },
    'POST /access/join': undefined,
  })
  expect(await screen.findByText('Eva Weiß lädt dich ein')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Besser schlafen' })).toHaveAttribute(
    'href',
    `/access/${testId('f')}`,
  )
  await user.click(screen.getByRole('button', { name: 'Mitmachen' }))
  await waitFor(() => expect(address()).toBe(`/courses/${testId('9')}`))
  expect(sent.find(({ key }) => key === 'POST /access/join')?.query).toEqual({ 'access-id': testId('f') })
})

it('says why an invitation could not be taken', async () => {
  const { user } = show([], {
    'GET /invitations': { items: [invited], total: 1 },
    'POST /access/join': refuse('access_ended'),
  })
  await user.click(await screen.findByRole('button', { name: 'Mitmachen' }))
  expect(await screen.findByText('Diese Einladung gilt nicht mehr.')).toBeVisible()
  expect(screen.queryByText('Noch sind keine Kurse für dich freigeschaltet')).not.toBeInTheDocument()
})

it('shows the courses all the same when the invitations cannot be loaded', async () => {
  show([course(1)], { 'GET /invitations': refuse('unavailable') })
  expect(await screen.findByText('Kurs 1')).toBeVisible()
})

it('says of the big card that one was invited to it', async () => {
  const next_lecture = {
    video_id: testId('e'),
    title: 'Ankommen',
    type: 'video' as const,
    chapter_title: 'Kapitel',
    position_seconds: 0,
    duration_seconds: 60,
    thumbnail_image_id: null,
  }
  show([
    course(1, { next_lecture }),
    course(2, { title: 'Rücken in Bewegung', next_lecture, invited_at: '2026-03-01T09:00:00.000Z' }),
  ])
  expect(await screen.findByText('Neu für dich freigeschaltet')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Rücken in Bewegung')
})

it('says of a course that nobody may begin why it cannot be opened', async () => {
  show([course(1, { can_begin: false })])
  expect(await screen.findByText('Kann gerade niemand neu beginnen')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Anfangen|Beginnen/ })).not.toBeInTheDocument()
})

it('shows what there is this week below the course to go on with, and the way to the weeks after it', async () => {
  const today = deviceDay(new Date())
  const entry = (days: number): CalendarEntry => ({
    key: `${days}`,
    kind: 'unit',
    state: 'planned',
    course_id: testId('1'),
    course_title: 'Kurs 1',
    title: `Titel ${days}`,
    chapter_number: 2,
    day: addDays(today, days),
    starts_at: null,
    ends_at: null,
  })
  show([course(1)], { 'GET /calendar': { today, entries: [0, 1, 2, 3].map(entry) } })
  const week = within(await screen.findByRole('region', { name: /^(Diese Woche|In den nächsten Tagen)$/ }))
  expect(week.getAllByRole('listitem')).toHaveLength(3)
  expect(week.getByText('Kurs 1 · öffnet heute')).toBeVisible()
  expect(week.getByRole('link', { name: 'Die kommenden Wochen ansehen' })).toHaveAttribute(
    'href',
    '/my-courses/calendar',
  )
})

it('shows no week where there is nothing in it, and the courses where it cannot be loaded', async () => {
  show([course(1)], { 'GET /calendar': refuse('unavailable') })
  expect(await screen.findByText('Kurs 1')).toBeVisible()
  expect(screen.queryByRole('region', { name: /^(Diese Woche|In den nächsten)/ })).not.toBeInTheDocument()
})
