import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { FailedFilm, Job } from './api/jobs.ts'
import JobsPage from './JobsPage.tsx'

const bonuses: Job = {
  name: 'money.book-bonuses',
  next_at: '2026-03-02T10:17:00.000Z',
  last_at: '2026-03-02T09:17:00.000Z',
  last: 'done',
  error: null,
  waiting: 0,
  running: 0,
  failed: 0,
  can_retry: true,
}
const films: Job = {
  ...bonuses,
  name: 'media.process',
  next_at: null,
  last: 'failed',
  error: 'ffmpeg ended with 1',
  waiting: 3,
  failed: 2,
  can_retry: false,
}
const files: Job = { ...films, name: 'media.remove-files', error: null, failed: 1, can_retry: true }
const film: FailedFilm = {
  video_id: '019a0000-0000-7000-8000-00000000000b',
  title: 'Aufwärmen',
  course_id: '019a0000-0000-7000-8000-00000000000a',
  course_title: 'Rücken',
  creator: 'Kim Kurs',
  failure: 'no_picture',
  at: '2026-03-02T10:00:00.000Z',
}
const open = (answers: FakeAnswers = {}) =>
  renderPage(<JobsPage />, {
    answers: {
      'GET /jobs': { items: [films, files, bonuses], total: 3 },
      'GET /failed-films': { items: [film], total: 1 },
      ...answers,
    },
  })
const run = async ({ user }: ReturnType<typeof open>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}

it('claims nothing of what has not run yet', async () => {
  open({ 'GET /jobs': { items: [{ ...bonuses, last: null, last_at: null }], total: 1 } })
  expect(await screen.findByText('–')).toBeVisible()
})

it('says what runs by itself, how it ended last, and what waits', async () => {
  open()
  expect(await screen.findByText('Boni buchen')).toBeVisible()
  expect(screen.getByText(/ohne Fehler/)).toBeVisible()
  expect(screen.getByText('ffmpeg ended with 1')).toBeVisible()
  expect(screen.getByText('2 aufgegeben')).toBeVisible()
})

it('runs one now, and tries again what was given up', async () => {
  const page = open({ 'POST /jobs/run': { queued: 1 } })
  await run(page, 'Boni buchen', 'Jetzt ausführen')
  expect(await screen.findByText('„Boni buchen“ ist auf dem Weg.')).toBeVisible()
  await run(page, 'Dateien gelöschter Videos entfernen', 'Noch einmal')
  expect(page.sent.filter(({ key }) => key === 'POST /jobs/run').map(({ body }) => body)).toEqual([
    { name: 'money.book-bonuses' },
    { name: 'media.remove-files' },
  ])
})

it('does not offer to try again what its creator begins anew, and says why', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Videos vorbereiten/ }))
  const again = await screen.findByRole('menuitem', { name: /^Noch einmal/ })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Die Kursleitung weiß davon und beginnt es neu.')).toBeVisible()
})

it('says so where somebody else was faster', async () => {
  const page = open({ 'POST /jobs/run': refuse('job_waiting') })
  await run(page, 'Boni buchen', 'Jetzt ausführen')
  expect(await screen.findByText(/läuft gerade oder wartet schon/)).toBeVisible()
})

it('names the films that failed, with course, creator and reason, and leads to their lecture', async () => {
  open()
  const part = within(await screen.findByRole('region', { name: 'Fehlgeschlagene Videos' }))
  expect(await part.findByRole('link', { name: 'Aufwärmen' })).toHaveAttribute(
    'href',
    `/course-editor/courses/${film.course_id}/lectures/${film.video_id}`,
  )
  expect(part.getByText('Rücken')).toBeVisible()
  expect(part.getByText('Kim Kurs')).toBeVisible()
  expect(part.getByText('Die Datei enthält nur Ton.')).toBeVisible()
})
