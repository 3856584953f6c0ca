import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AccessPage from './AccessPage.tsx'
import { accessFixture as access } from './accesses.testing.ts'

const idOf = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`
const { management: managed } = access
if (!managed) throw new Error('nobody manages it')

const none = { items: [], total: 0 }
const open = (answers: FakeAnswers) =>
  renderPage(<AccessPage />, {
    path: '/course-editor/accesses/:accessId',
    at: `/course-editor/accesses/${access.id}`,
    answers: {
      'GET /access': access,
      'GET /courses/dev': none,
      'GET /access/invitations': none,
      'GET /access/codes': none,
      'GET /access/users': none,
      ...answers,
    },
  })

const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    name: `Person ${at + 1}`,
    email: `person${at + 1}@beispiel.de`,
    image_id: null,
    added_at: '2026-03-01T09:00:00.000Z',
    code: '',
    standing: 'learning' as const,
  }))

it('shows everybody who has the access, a page at a press', async () => {
  const people = peopleOf(5)
  const { user } = open({
    // A page is as long as the server makes it.
    'GET /access/users': ({ query }) => ({
      items: people.slice(Number(query.offset), Number(query.offset) + 2),
      total: people.length,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Weitere zeigen (noch 3)' }))
  await user.click(await screen.findByRole('button', { name: 'Weitere zeigen (noch 1)' }))
  expect(await screen.findByText('Person 5')).toBeVisible()
  expect(screen.getByText('Person 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Weitere zeigen/ })).toBeNull()
})

it('finds people by their name where they are many', async () => {
  const people = peopleOf(12)
  const { user } = open({
    'GET /access/users': ({ query }) => {
      const items = people.filter(({ name }) => name.includes(query.search ?? ''))
      return { items, total: items.length }
    },
  })
  const search = await screen.findByRole('searchbox')
  await user.type(search, '12')
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull())
  expect(screen.getByText('Person 12')).toBeVisible()
  await user.type(search, '3')
  expect(await screen.findByText('Niemand mit diesem Zugang passt zu „123“')).toBeVisible()
  expect(search).toHaveValue('123')
})

it('shows every code, a page at a press', async () => {
  const codes = [1, 2, 3].map((at) => ({
    id: idOf(at),
    letters: `RUECK${at}`,
    label: `Praxis ${at}`,
    max_uses: null,
    open_until: null,
    state: 'open' as const,
    uses: 0,
    visits: 0,
    created_at: '2026-03-01T09:00:00.000Z',
    version: 'v1',
  }))
  const { user } = open({
    'GET /access/codes': ({ query }) => ({
      items: codes.slice(Number(query.offset), Number(query.offset) + 1),
      total: codes.length,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Weitere zeigen (noch 2)' }))
  await user.click(await screen.findByRole('button', { name: 'Weitere zeigen (noch 1)' }))
  expect(await screen.findByText('Praxis 3')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Weitere zeigen/ })).toBeNull()
})

describe('an access that needs a code', () => {
  const nobody = /^Über den Link kommt gerade niemand hinein/
  const code = {
    id: idOf(1),
    letters: 'RUECK1',
    label: 'Praxis',
    max_uses: 1,
    open_until: null,
    uses: 1,
    visits: 1,
    created_at: '2026-03-01T09:00:00.000Z',
    version: 'v1',
  }
  const openWith = (needs_code: boolean, state: 'open' | 'used_up') =>
    open({
      'GET /access': { ...access, needs_code },
      'GET /access/codes': { items: [{ ...code, state }], total: 1 },
    })

  it('says that nobody comes in while none of its codes is open', async () => {
    openWith(true, 'used_up')
    expect(await screen.findByText(nobody)).toBeVisible()
  })

  it.each([
    [true, 'open'],
    [false, 'used_up'],
  ] as const)('says nothing where that is not so: needed %s, %s', async (isNeeded, state) => {
    openWith(isNeeded, state)
    expect(await screen.findByText('Praxis')).toBeVisible()
    expect(screen.queryByText(nobody)).toBeNull()
  })
})

describe('what is taken from many at once', () => {
  const verein = { id: idOf(7), name: 'TSV Musterstadt', members: 340, added_at: '2026-03-01T09:00:00.000Z' }

  it('is asked about where it is a society', async () => {
    const { user, sent } = open({
      'GET /access': { ...access, for_societies: true, management: { ...managed, users: 0, societies: 1 } },
      'GET /access/societies': { items: [verein], total: 1 },
      'GET /search-societies': none,
      'DELETE /access/society': undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'TSV Musterstadt den Zugang nehmen' }))
    const dialog = await screen.findByRole('dialog', { name: 'TSV Musterstadt den Zugang nehmen?' })
    expect(dialog).toHaveTextContent('Die Kurse verschwinden für alle Mitglieder')
    expect(sent.some(({ key }) => key === 'DELETE /access/society')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Zugang nehmen' }))
    await waitFor(() => expect(sent.some(({ key }) => key === 'DELETE /access/society')).toBe(true))
  })

  const [course] = managed.courses
  const openWith = (live_id: string | null) =>
    open({
      'GET /access': {
        ...access,
        management: { ...managed, courses: course ? [{ ...course, live_id }] : [] },
      },
      'DELETE /access/course': undefined,
    })
  const takeOut = { name: '„Rückenfit“ aus dem Zugang nehmen' }

  it('is asked about where it is a live course that people have', async () => {
    const { user, sent } = openWith(idOf(8))
    await user.click(await screen.findByRole('button', takeOut))
    const dialog = await screen.findByRole('dialog', { name: '„Rückenfit“ aus dem Zugang nehmen?' })
    expect(sent.some(({ key }) => key === 'DELETE /access/course')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Aus dem Zugang nehmen' }))
    await waitFor(() => expect(sent.some(({ key }) => key === 'DELETE /access/course')).toBe(true))
  })

  it('is taken at once where nobody sees the course yet', async () => {
    const { user, sent } = openWith(null)
    await user.click(await screen.findByRole('button', takeOut))
    await waitFor(() => expect(sent.some(({ key }) => key === 'DELETE /access/course')).toBe(true))
  })
})
