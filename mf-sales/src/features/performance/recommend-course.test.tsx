import { refuse, renderPage, testRemote, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { performance, society } from './performance.fixtures.ts'
import RecommendCourse from './RecommendCourse.tsx'

const open = (answers: FakeAnswers = {}, on = true) =>
  renderPage(<RecommendCourse />, {
    answers: { 'GET /sales-performance': performance, ...answers },
    config: { remotes: [testRemote({ name: 'mf-sales' }, { flags: { 'recommend-on-course': on } })] },
  })

it('gives whoever leads a society its link, and says what a finish brings', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Weiterempfehlen' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Turnverein Lindenau/ })).toHaveValue(society.referral_link)
  expect(screen.getByText(/Turnverein Lindenau \(12 Mitglieder\)\. .* 5,00\s€/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu deinen Zahlen' })).toHaveAttribute(
    'href',
    `/sales/${society.society.id}`,
  )
})

it('is switched off by the flag of the team, and reads nothing then', () => {
  const { sent } = open({}, false)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it('shows nothing to who leads none', async () => {
  const { sent } = open({ 'GET /sales-performance': { ...performance, societies: [] } })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('says in a line when the figures cannot be read, and tries again', async () => {
  let tries = 0
  const { user } = open({
    'GET /sales-performance': () => (++tries === 1 ? refuse('unavailable') : performance),
  })
  expect(await screen.findByText('Deine Zahlen konnten nicht geladen werden')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Noch einmal/ }))
  expect(await screen.findByRole('heading', { name: 'Weiterempfehlen' })).toBeVisible()
})
