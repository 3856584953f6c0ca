import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ForumPage from './ForumPage.tsx'
import { COURSE, forum, listed, listOf, THREAD } from './forum.fixtures.ts'

const open = (answers: FakeAnswers, search = '') =>
  renderPage(<ForumPage />, {
    path: '/courses/:courseId/forum',
    at: `/courses/${COURSE}/forum${search}`,
    answers: { 'GET /forum': forum(), 'GET /threads': listOf(listed()), ...answers },
  })

it('shows topics with what is new, pinned and solved, each a link', async () => {
  open({
    'GET /threads': listOf(
      listed({ pinned: true, unread: 2, label: 'announcement', title: 'Willkommen' }),
      listed({ id: THREAD.replace('1', '2'), solution_post_id: THREAD, title: 'Gelöste Frage', replies: 3 }),
      listed({
        id: THREAD.replace('1', '3'),
        title: '',
        author: { ...listed().author, kind: 'gone', name: '' },
      }),
    ),
  })
  const topics = within(await screen.findByRole('list', { name: 'Themen' })).getAllByRole('listitem')
  const [first, second, third] = topics.map((topic) => within(topic))
  expect(first?.getByRole('link', { name: 'Willkommen' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/forum/${THREAD}`,
  )
  expect(first?.getByText('Angeheftet')).toBeVisible()
  expect(first?.getByText('2 neu')).toBeVisible()
  expect(second?.getByText('Gelöst')).toBeVisible()
  expect(second?.getByText(/3 Antworten/)).toBeVisible()
  expect(third?.getByText('Gelöschtes Thema')).toBeVisible()
  expect(third?.getByText(/Ehemaliges Mitglied/)).toBeVisible()
})

it('keeps search and filter in the address and asks the server for them', async () => {
  const { user, sent, address } = open({})
  await user.click(await screen.findByRole('button', { name: 'Offene Fragen' }))
  await user.type(screen.getByRole('searchbox', { name: 'Im Forum suchen' }), 'Kissen')
  expect(address()).toBe(`/courses/${COURSE}/forum?filter=unsolved&suche=Kissen`)
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      key: 'GET /threads',
      query: { 'course-id': COURSE, filter: 'unsolved', search: 'Kissen', limit: '20', offset: '0' },
    }),
  )
})

it('puts the topics into another order, kept in the address beside the filter', async () => {
  const { user, sent, address } = open({}, '?filter=unsolved')
  const order = await screen.findByRole('combobox', { name: 'Reihenfolge' })
  expect(order).toHaveDisplayValue('Zuletzt geschrieben')
  await user.selectOptions(order, 'Ohne Antwort zuerst')
  expect(address()).toBe(`/courses/${COURSE}/forum?filter=unsolved&order=unanswered`)
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      key: 'GET /threads',
      query: { filter: 'unsolved', order: 'unanswered' },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Alle' }))
  expect(address()).toBe(`/courses/${COURSE}/forum?order=unanswered`)
})

it.each([
  ['', 'Hier ist noch alles still'],
  ['?suche=nichts', 'Dazu gibt es noch kein Thema'],
  ['?filter=unread', 'Du bist auf dem neuesten Stand'],
])('says kindly that there is nothing: %s', async (search, words) => {
  open({ 'GET /threads': listOf() }, search)
  expect(await screen.findByText(words)).toBeVisible()
})

it('says that a course has no forum, and what failed otherwise', async () => {
  open({ 'GET /forum': refuse('forum_off'), 'GET /threads': refuse('forum_off') })
  expect(await screen.findByText('Dieser Kurs hat kein Forum')).toBeVisible()
})

it('can be tried again when it could not be loaded', async () => {
  let calls = 0
  const { user } = open({ 'GET /threads': () => (calls++ === 0 ? refuse('unavailable') : listOf(listed())) })
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('link', { name: 'Wie lange soll ich liegen bleiben?' })).toBeVisible()
})

it('marks everything as read, and says so', async () => {
  const { user, sent } = open({ 'GET /forum': forum({ unread: 3 }), 'PATCH /forum': undefined })
  await user.click(await screen.findByRole('button', { name: 'Alles als gelesen markieren' }))
  expect(await screen.findByText('Alles gilt jetzt als gelesen.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /forum')?.body).toEqual({ read: true })
})

it('lets one choose how often mail comes, and whether about new topics', async () => {
  const { user, sent } = open({
    'GET /forum/mail': { digest: 'daily' },
    'PATCH /forum/mail': { digest: 'weekly' },
    'PATCH /forum': undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Benachrichtigungen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Post aus dem Forum' }))
  expect(dialog.getByRole('radio', { name: /Einmal am Tag/ })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: /Einmal in der Woche/ }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Gespeichert.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /forum/mail')?.body).toEqual({ digest: 'weekly' })
  expect(sent.find(({ key }) => key === 'PATCH /forum')?.body).toEqual({ followed: true })
})

it('leads whoever leads the course to what is reported', async () => {
  open({ 'GET /forum': forum({ open_reports: 2, can: { moderate: true } }) })
  expect(await screen.findByRole('link', { name: '2 gemeldete Beiträge' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/forum/reports`,
  )
})

it('says that the course is gone where it is', async () => {
  const gone = refuse('not_found')
  const participations = { items: [], total: 0 }
  open({
    'GET /forum': gone,
    'GET /threads': gone,
    'GET /course': gone,
    'GET /course-participations': participations,
  })
  expect(await screen.findByRole('heading', { name: 'Diesen Kurs gibt es hier nicht' })).toBeVisible()
})
