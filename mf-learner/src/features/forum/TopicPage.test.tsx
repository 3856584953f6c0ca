import { copyLeft } from '@kursportal/shared/testing/kept'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { anna, COURSE, eva, listOf, post, postId, THREAD, threadPage } from './forum.fixtures.ts'
import TopicPage from './TopicPage.tsx'

const posts = (...items: ReturnType<typeof post>[]) => ({ ...listOf(...items), offset: 0 })

const open = (answers: FakeAnswers, search = '') =>
  renderPage(<TopicPage />, {
    path: '/courses/:courseId/forum/:threadId',
    at: `/courses/${COURSE}/forum/${THREAD}${search}`,
    answers: {
      'GET /thread': threadPage(),
      'GET /thread-posts': posts(post(1, { author: anna }), post(2)),
      ...answers,
    },
  })
const article = (name: string) => screen.findByRole('article', { name })

it('shows posts as text, with badge, solution, what they answer and placeholders', async () => {
  open({
    'GET /thread': threadPage({ solution_post_id: postId(2), replies: 3 }),
    'GET /thread-posts': posts(
      post(1, { author: anna, text: '<b>fett</b> https://beispiel.de/a.' }),
      post(2, {
        author: eva,
        solution: true,
        edited_at: '2026-03-02T11:00:00.000Z',
        referrer: { post_id: postId(1), author: anna, excerpt: 'fett' },
      }),
      post(3, { deleted: 'moderator', text: '' }),
    ),
  })
  const first = within(await article('Anna Ä. (du)'))
  expect(first.getByText(/<b>fett<\/b>/)).toBeVisible()
  const link = first.getByRole('link', { name: 'https://beispiel.de/a' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  const second = within(await article('Eva Sommer'))
  expect(second.getByText('Kursleitung')).toBeVisible()
  expect(second.getByText('Lösung')).toBeVisible()
  expect(second.getByText(/bearbeitet/)).toBeVisible()
  expect(second.getByRole('link', { name: 'Antwort auf Anna Ä. (du)' })).toBeVisible()
  expect(screen.getByText('Dieser Beitrag wurde von der Kursleitung entfernt.')).toBeVisible()
})

it('notes what was read, up to the newest new post, and keeps the marks', async () => {
  const { sent } = open({
    'GET /thread': threadPage({ unread: 1 }),
    'GET /thread-posts': posts(post(1, { author: anna }), post(2, { unread: true })),
    'PATCH /thread/standing': undefined,
  })
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'PATCH /thread/standing')?.body).toEqual({
      read_post_id: postId(2),
    }),
  )
  expect(within(await article('Bert B.')).getByText('Neu')).toBeVisible()
})

it('sends an answer to a certain post and goes there', async () => {
  const { user, sent, address } = open({ 'PUT /thread-post': post(3, { author: anna }) })
  await user.click(await screen.findByRole('button', { name: 'Auf Bert B. antworten' }))
  await user.type(screen.getByLabelText('Dein Text'), 'Danke dir')
  await user.click(screen.getByRole('checkbox', { name: /Ohne meinen Namen/ }))
  await user.click(screen.getByRole('button', { name: 'Antwort senden' }))
  expect(await screen.findByText('Deine Antwort steht jetzt im Thema.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PUT /thread-post')?.body).toEqual({
    text: 'Danke dir',
    anonymous: true,
    referrer: postId(2),
  })
  expect(address()).toBe(`/courses/${COURSE}/forum/${THREAD}?post=${postId(3)}`)
  expect(screen.getByLabelText('Dein Text')).toHaveValue('')
})

it('loses nothing that was typed when it cannot be sent, and has it when one comes back', async () => {
  const answers = { 'PUT /thread-post': refuse('thread_locked') }
  const { user } = open(answers)
  await user.type(await screen.findByLabelText('Dein Text'), 'Ein langer Text')
  await user.click(screen.getByRole('button', { name: 'Antwort senden' }))
  expect(await screen.findByText(/Dieses Thema ist geschlossen/)).toBeVisible()
  expect(screen.getByLabelText('Dein Text')).toHaveValue('Ein langer Text')
  cleanup()
  await waitFor(async () => expect(await copyLeft(`reply/${THREAD}`)).not.toBeNull())
  open({})
  const field = await screen.findByLabelText('Dein Text')
  await waitFor(() => expect(field).toHaveValue('Ein langer Text'))
})

it('refuses an empty answer in words', async () => {
  const { user, sent } = open({})
  await user.click(await screen.findByRole('button', { name: 'Antwort senden' }))
  expect(await screen.findByText('Bitte fülle dieses Feld aus.')).toBeVisible()
  expect(sent.some(({ key }) => key === 'PUT /thread-post')).toBe(false)
})

it('deletes an own post after asking, and leaves the topic with its last post', async () => {
  const own = post(1, {
    author: anna,
    can: { edit: true, edit_until: '2026-03-02T10:30:00.000Z', delete: true, report: false },
  })
  const { user, address } = open({
    'GET /thread-posts': posts(own),
    'DELETE /thread-post': { thread_gone: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Aktionen für deinen Beitrag' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Beitrag löschen?' }))
  await user.click(dialog.getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(address()).toBe(`/courses/${COURSE}/forum`))
})

it('edits a post in its place', async () => {
  const own = post(2, { author: anna, can: { edit: true, edit_until: null, delete: true, report: false } })
  const { user, sent } = open({ 'GET /thread-posts': posts(own), 'PUT /thread-post': own })
  await user.click(await screen.findByRole('button', { name: 'Aktionen für deinen Beitrag' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
  const field = screen.getByLabelText('Beitrag bearbeiten', { selector: 'textarea' })
  await user.clear(field)
  await user.type(field, 'Besser so')
  await user.click(screen.getByRole('button', { name: 'Änderung speichern' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'PUT /thread-post')?.body).toEqual({
      post_id: postId(2),
      text: 'Besser so',
    }),
  )
})

it('marks a solution, and reports a post with its reason', async () => {
  const { user, sent } = open({
    'PATCH /thread': threadPage({ solution_post_id: postId(2) }),
    'POST /thread-post/report': undefined,
  })
  const menu = () => screen.findByRole('button', { name: 'Aktionen für den Beitrag von Bert B.' })
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'Als Lösung markieren' }))
  expect(await screen.findByText('Als Lösung markiert.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /thread')?.body).toEqual({ solution_post_id: postId(2) })
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'Melden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Beitrag melden' }))
  await user.click(dialog.getByRole('button', { name: 'Melden' }))
  expect(await dialog.findByText(/Bitte/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Dann melde ihn der Plattform' })).toHaveAttribute(
    'href',
    `/report?address=${encodeURIComponent(`/courses/${COURSE}/forum/${THREAD}?post=${postId(2)}`)}`,
  )
  await user.click(dialog.getByRole('radio', { name: 'Werbung' }))
  await user.click(dialog.getByRole('button', { name: 'Melden' }))
  expect(await screen.findByText('Danke. Deine Kursleitung schaut sich den Beitrag an.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /thread-post/report')?.body).toEqual({
    reason: 'advertising',
    note: '',
  })
})

it('follows and no longer, and takes no answer in a closed topic', async () => {
  const { user, sent } = open({
    'GET /thread': threadPage({
      locked: true,
      can: { reply: false, edit: false, solve: false, moderate: false },
    }),
    'PATCH /thread/standing': undefined,
  })
  expect(await screen.findByText(/Dieses Thema ist geschlossen/)).toBeVisible()
  expect(screen.queryByLabelText('Dein Text')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Du folgst', pressed: true }))
  expect(await screen.findByText('Du bekommst keine Post mehr zu diesem Thema.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'PATCH /thread/standing')?.body).toEqual({ followed: false })
})

it('leads a link to a post that is gone to its topic, and says what is gone altogether', async () => {
  open(
    {
      'GET /thread-posts': ({ query }) =>
        query && 'post-id' in query ? refuse('not_found') : posts(post(1, { author: anna })),
    },
    `?post=${postId(9)}`,
  )
  expect(await article('Anna Ä. (du)')).toBeVisible()
})

it('says when there is no such topic', async () => {
  const gone = refuse('not_found')
  const participations = { items: [], total: 0 }
  open({
    'GET /thread': gone,
    'GET /thread-posts': gone,
    'GET /course': gone,
    'GET /course-participations': participations,
  })
  expect(await screen.findByRole('alert')).toBeVisible()
})
