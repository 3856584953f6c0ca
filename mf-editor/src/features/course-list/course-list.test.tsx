import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import CourseListPage from './CourseListPage.tsx'
import { isTypedTitle } from './course-list.rules.ts'

const me = { id: testSession.user.id, name: 'Ich' }
const anna = { id: '01980000-0000-7000-8000-000000000099', name: 'Anna Albrecht' }
const course: CourseDraftSummary = {
  id: '01980000-0000-7000-8000-000000000011',
  live_id: '01980000-0000-7000-8000-000000000012',
  title: 'Rücken stark',
  image_id: null,
  state: 'live',
  minors_only: false,
  price_cents: 0,
  chapters: 2,
  lectures: 5,
  videos_processing: 0,
  films_failed: null,
  certified_until: null,
  learners: { running: 0, finished: 3 },
  owner: me,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  published_at: '2026-03-01T09:00:00.000Z',
  changed_by: anna,
  can: { publish: false },
}
const reads: FakeAnswers = {
  'GET /courses/dev': { items: [course], total: 1 },
  'GET /courses/dev/counts': { draft: 2, live: 1, live_with_changes: 0, going_live: 0 },
  'GET /care-inbox/counts': { open: 2, overdue: 1, courses: [] },
  'GET /uploads': { items: [], total: 0, unseen: 0 },
}

const open = (answers: FakeAnswers = {}) =>
  renderPage(<CourseListPage />, { answers: { ...reads, ...answers } })

const openMenu = async ({ user }: ReturnType<typeof open>, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Aktionen für „Rücken stark“' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return screen.findByRole('dialog')
}

describe('the course list', () => {
  it('is narrowed down by how courses stand, says how many stand how, and keeps that in the address', async () => {
    const { user, sent, address } = open()
    const states = await screen.findByRole('group', { name: 'Stand' })
    expect(await within(states).findByRole('button', { name: 'Alle 3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(within(states).getByRole('button', { name: 'Entwurf 2' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Titel von A bis Z')
    expect(address()).toBe('/?stand=draft&sortierung=title')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Geändert' }), 'Vor mehr als 30 Tagen')
    for (const key of ['GET /courses/dev', 'GET /courses/dev/counts'])
      await waitFor(() =>
        expect(sent.filter((one) => one.key === key).at(-1)?.query).toMatchObject({ unchanged_days: '30' }),
      )
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'GET /courses/dev').at(-1)?.query).toMatchObject({
        state: 'draft',
        sort: 'title',
      }),
    )
  })

  it('says who changed a course last, where that was somebody else', async () => {
    open()
    expect(await screen.findByText(/^Geändert .* von Anna Albrecht$/)).toBeVisible()
  })

  it('says which course has a film that did not work, and leads to its lecture', async () => {
    const failed = { ...course, films_failed: { count: 1, video_id: anna.id } }
    open({ 'GET /courses/dev': { items: [failed], total: 1 } })
    const link = await screen.findByRole('link', { name: '1 Video hat nicht geklappt: neu hochladen' })
    expect(link).toHaveAttribute('href', `/course-editor/courses/${course.id}/lectures/${anna.id}`)
  })

  it('does not delete a course with people in it, and says how many there are', async () => {
    const learners = { running: 12, finished: 0 }
    const page = open({ 'GET /courses/dev': { items: [{ ...course, learners }], total: 1 } })
    const dialog = await openMenu(page, 'Löschen')
    expect(dialog).toHaveTextContent('12 Personen sind gerade in diesem Kurs.')
    expect(within(dialog).queryByRole('button', { name: 'Kurs löschen' })).toBeNull()
    expect(within(dialog).getByRole('link', { name: 'Zu den Zugängen' })).toBeVisible()
    // Taken out of an access, the course would be gone for the twelve as well.
    expect(dialog).toHaveTextContent('gib deinen Zugängen bei „Mitmachen möglich bis“ einen letzten Tag')
    expect(dialog).toHaveTextContent('Lass den Kurs in den Zugängen')
  })

  it('deletes a live course only once its title was typed, and says why when somebody has just begun it', async () => {
    let isInUse = true
    const page = open({
      'DELETE /course': () => (isInUse ? refuse('course_in_use', { running: 1 }) : undefined),
    })
    const { user, sent } = page
    const deletions = () => sent.filter(({ key }) => key === 'DELETE /course').length
    const dialog = await openMenu(page, 'Löschen')
    const button = within(dialog).getByRole('button', { name: 'Kurs löschen' })
    const field = within(dialog).getByRole('textbox')
    await user.type(field, 'Rücken')
    await user.click(button)
    expect(await within(dialog).findByText('Das ist nicht der Titel des Kurses.')).toBeVisible()
    expect(deletions()).toBe(0)
    await user.type(field, ' stark')
    await user.click(button)
    expect(await within(dialog).findByText(/Gerade hat jemand mit dem Kurs begonnen/)).toBeVisible()
    isInUse = false
    await user.click(button)
    await waitFor(() => expect(deletions()).toBe(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['Rücken stark', true],
    [' rücken  STARK ', true],
    ['Ru\u0308cken stark', true],
    ['Rücken', false],
    ['', false],
  ])('takes “%s” for the title: %s', (typed, expected) => {
    expect(isTypedTitle(typed, 'Rücken stark')).toBe(expected)
  })
})
