import type { ReportedPost } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { bert, COURSE, listOf, postId, THREAD } from './forum.fixtures.ts'
import ReportsPage from './ReportsPage.tsx'

const report: ReportedPost = {
  post_id: postId(2),
  thread_id: THREAD,
  thread_title: 'Welche Matte?',
  course_id: COURSE,
  author: bert,
  text: 'Kauft mein Pulver!',
  edited_since: false,
  state: 'open',
  reports: [{ reason: 'advertising', note: 'Das ist Werbung.', created_at: '2026-03-02T10:00:00.000Z' }],
  decided_at: null,
}

const open = (answers: FakeAnswers) =>
  renderPage(<ReportsPage />, {
    path: '/courses/:courseId/forum/reports',
    at: `/courses/${COURSE}/forum/reports`,
    answers: { 'GET /forum/reports': listOf(report), ...answers },
  })

it('shows what was said and why it was reported, and lets it stand', async () => {
  const { user, sent } = open({ 'PATCH /forum/reports': undefined })
  const entry = within(await screen.findByRole('article', { name: 'Bert B.' }))
  expect(entry.getByText('Kauft mein Pulver!')).toBeVisible()
  expect(entry.getByText('Werbung')).toBeVisible()
  expect(entry.getByText('Das ist Werbung.')).toBeVisible()
  await user.click(entry.getByRole('button', { name: 'Stehen lassen' }))
  expect(await screen.findByText('Der Beitrag bleibt stehen.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /forum/reports')?.body).toEqual({ decision: 'rejected' })
})

it('removes a post with a reason for its author', async () => {
  const { user, sent } = open({ 'PATCH /forum/reports': undefined })
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Beitrag entfernen' }))
  await user.type(dialog.getByLabelText(/Begründung/), 'Keine Werbung bitte.')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  expect(await screen.findByText('Der Beitrag ist entfernt.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /forum/reports')?.body).toEqual({
    decision: 'accepted',
    reason: 'Keine Werbung bitte.',
  })
})

it('says when somebody else has decided meanwhile', async () => {
  const { user } = open({ 'PATCH /forum/reports': refuse('edited_meanwhile') })
  await user.click(await screen.findByRole('button', { name: 'Stehen lassen' }))
  expect(await screen.findByText(/Jemand anderes hat das inzwischen geändert/)).toBeVisible()
})

it('shows what was decided, and that nothing waits', async () => {
  const { user, address } = open({
    'GET /forum/reports': ({ query }) =>
      query?.decided === 'true'
        ? listOf({ ...report, state: 'rejected' as const, decided_at: '2026-03-03T10:00:00.000Z' })
        : listOf<ReportedPost>(),
  })
  expect(await screen.findByText('Nichts zu entscheiden')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Entschieden' }))
  expect(await screen.findByText(/Stehen gelassen, 03\.03\.2026/)).toBeVisible()
  expect(address()).toBe(`/courses/${COURSE}/forum/reports?entschieden=1`)
})
