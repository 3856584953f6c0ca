import type { CourseParticipant } from '@kursportal/shared/contract'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { draftCourse } from '../../common/drafts.testing.ts'
import ParticipantsPage from './ParticipantsPage.tsx'

const lore: CourseParticipant = {
  user_id: '01980000-0000-7000-8000-000000000301',
  name: 'Lore Lindner',
  state: 'running',
  started_at: '2026-03-01T09:00:00.000Z',
  finished_at: null,
  lectures_done: 2,
  lectures_total: 8,
  active_at: '2026-03-05T09:00:00.000Z',
}
const open = (answers: FakeAnswers = {}, search = '') =>
  renderPage(<ParticipantsPage />, {
    at: `/course-editor/courses/${draftCourse.id}/participants${search}`,
    path: '/course-editor/courses/:courseId/participants',
    answers: {
      'GET /course/dev': draftCourse,
      'GET /course/participants': { items: [lore], total: 1 },
      ...answers,
    },
  })

describe('who takes a course', () => {
  it('is a list of names with their standing', async () => {
    open()
    expect(await screen.findByText('Lore Lindner')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Wie weit Lore Lindner ist' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    )
    expect(screen.getByText('01.03.2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Teilnehmende' })).toHaveAttribute('aria-current', 'page')
  })

  it('counts no lectures of somebody who has finished: what came since is not missing', async () => {
    const done = { ...lore, state: 'finished' as const, finished_at: lore.active_at }
    open({ 'GET /course/participants': { items: [done], total: 1 } })
    const bar = await screen.findByRole('progressbar', { name: 'Wie weit Lore Lindner ist' })
    expect(bar).toHaveAttribute('aria-valuetext', '100 %')
  })

  it('asks for what the address says', async () => {
    const { sent } = open({}, '?stand=finished&suche=lore')
    await screen.findByText('Lore Lindner')
    expect(sent.find(({ key }) => key === 'GET /course/participants')?.query).toMatchObject({
      'course-id': draftCourse.id,
      state: 'finished',
      search: 'lore',
    })
  })

  const nobody = { 'GET /course/participants': { items: [], total: 0 } }

  it('says that nobody has begun, and leads from a draft to publishing', async () => {
    open(nobody)
    expect(await screen.findByText('Noch niemand hat begonnen')).toBeVisible()
    expect(screen.getByText(/^Der Kurs ist noch ein Entwurf\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Kurs veröffentlichen' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${draftCourse.id}?publish=1`,
    )
  })

  const live = { ...draftCourse, state: 'live' as const, live_id: lore.user_id }

  it('leads the owner of a published course to the accesses', async () => {
    open({ ...nobody, 'GET /course/dev': { ...live, owner: { ...live.owner, id: testSession.user.id } } })
    expect(await screen.findByRole('link', { name: 'Menschen einladen' })).toHaveAttribute(
      'href',
      '/course-editor/accesses',
    )
  })

  it('tells a co-author who sees them, asks for none and leads to the statistics', async () => {
    const { sent } = open({ 'GET /course/dev': { ...live, owner: { ...live.owner, id: lore.user_id } } })
    expect(await screen.findByText(/^Namen und Fortschritt sieht Lore Lindner\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zur Statistik' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${draftCourse.id}/statistics`,
    )
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument()
    expect(sent.some(({ key }) => key === 'GET /course/participants')).toBe(false)
  })

  it('asks for nothing while the course goes live by itself', async () => {
    open({ ...nobody, 'GET /course/dev': { ...draftCourse, state: 'going_live' } })
    expect(await screen.findByText(/sobald die Videos verarbeitet sind/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Kurs veröffentlichen' })).not.toBeInTheDocument()
  })

  it('says why the table could not be saved', async () => {
    const page = { items: [lore], total: 1 }
    const { user } = open({
      // Only the file asks for whole pages.
      'GET /course/participants': ({ query }) => (query?.limit === '200' ? refuse('not_logged_in') : page),
    })
    await user.click(await screen.findByRole('button', { name: 'Als Tabelle speichern (CSV)' }))
    expect(
      await screen.findByText(
        /^Die Tabelle konnte nicht gespeichert werden\. .*(melde|Anmeldung|angemeldet)/,
      ),
    ).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    open({ 'GET /course/participants': refuse('internal_error') })
    expect(await screen.findByText('Die Teilnehmenden konnten nicht geladen werden')).toBeVisible()
  })
})
