import type { Access, AccessSummary, CourseDraftSummary } from '@kursportal/shared/contract'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AccessesPage from './AccessesPage.tsx'
import AccessPage from './AccessPage.tsx'
import { accessFixture as access } from './accesses.testing.ts'

const id = (last: string) => `01980000-0000-7000-8000-00000000000${last}`
const owner = { id: id('1'), name: 'Eva Weiß' }
const times = { created_at: '2026-03-01T09:00:00.000Z', updated_at: '2026-03-01T09:00:00.000Z' }

const summary: AccessSummary = {
  id: id('a'),
  name: 'Rückenkurs Frühjahr',
  for_societies: false,
  courses: [{ id: id('c'), title: 'Rückenfit' }],
  users: 2,
  societies: 0,
  is_default: false,
  open_until: null,
  has_landing_page: false,
  owner,
  ...times,
}

const { management: managed } = access
if (!managed) throw new Error('nobody manages it')

const usual: FakeAnswers = {
  'GET /access': access,
  'GET /courses/dev': { items: [], total: 0 },
  'GET /access/invitations': { items: [], total: 0 },
  'GET /access/codes': { items: [], total: 0 },
  'GET /access/users': {
    items: [
      {
        id: id('d'),
        name: 'Lore Lindner',
        email: 'lore@beispiel.de',
        image_id: null,
        added_at: times.created_at,
        code: '',
        standing: 'learning',
      },
    ],
    total: 1,
  },
}
const open = (answers: FakeAnswers = {}) =>
  renderPage(<AccessPage />, {
    path: '/course-editor/accesses/:accessId',
    at: `/course-editor/accesses/${id('a')}`,
    answers: { ...usual, ...answers },
  })

it('lists the accesses with what they open and for whom', async () => {
  renderPage(<AccessesPage />, { answers: { 'GET /accesses': { items: [summary], total: 1 } } })
  expect(await screen.findByRole('link', { name: 'Rückenkurs Frühjahr' })).toHaveAttribute(
    'href',
    `/course-editor/accesses/${id('a')}`,
  )
  expect(screen.getByText('2 Personen')).toBeVisible()
})

it('helps whoever has none to make one, and opens it', async () => {
  const { user, sent, address } = renderPage(<AccessesPage />, {
    path: '/course-editor/accesses',
    at: '/course-editor/accesses',
    answers: { 'GET /accesses': { items: [], total: 0 }, 'POST /access': access },
  })
  await screen.findByText('Noch gibt es keinen Zugang')
  await user.click(screen.getByRole('button', { name: 'Neuer Zugang' }))
  await user.type(await screen.findByLabelText('Name'), 'Rückenkurs Frühjahr')
  await user.click(screen.getByRole('radio', { name: /^Ganze Vereine/ }))
  await user.click(screen.getByRole('button', { name: 'Zugang anlegen' }))
  await waitFor(() => expect(address()).toBe(`/course-editor/accesses/${id('a')}`))
  expect(sent.find(({ key }) => key === 'POST /access')?.body).toEqual({
    name: 'Rückenkurs Frühjahr',
    for_societies: true,
  })
})

it('shows the link, the courses and the people', async () => {
  open()
  expect(await screen.findByLabelText('Link')).toHaveValue(`http://localhost/access/${id('a')}`)
  expect(screen.getByRole('link', { name: 'Rückenfit' })).toBeVisible()
  expect(screen.getByText(/Noch nicht veröffentlicht/)).toBeVisible()
  expect(await screen.findByText('Lore Lindner')).toBeVisible()
  expect(screen.getByText('Das lässt sich ändern, solange noch niemand den Zugang hat.')).toBeVisible()
})

describe('a link that leads to no course yet', () => {
  const withCourses = (courses: typeof managed.courses): FakeAnswers => ({
    'GET /access': { ...access, management: { ...managed, courses } },
  })

  it('says so before it is given away, and promises nothing', async () => {
    open(withCourses([]))
    expect(await screen.findByText(/^Noch öffnet der Zugang keinen Kurs\. Füge unten bei/)).toBeVisible()
    expect(screen.queryByText(/kann sofort loslegen/)).toBeNull()
  })

  it('says what becomes of who joins before the course is live', async () => {
    open()
    expect(await screen.findByText(/^Noch ist keiner der Kurse veröffentlicht\./)).toBeVisible()
    expect(screen.queryByText(/kann sofort loslegen/)).toBeNull()
  })

  it('says nothing of it once one course is live', async () => {
    const [draft] = managed.courses
    open(withCourses(draft ? [draft, { ...draft, id: id('5'), live_id: id('6') }] : []))
    expect(await screen.findByText(/kann sofort loslegen/)).toBeVisible()
    expect(screen.queryByText(/^Noch ist keiner der Kurse veröffentlicht/)).toBeNull()
  })
})

describe('courses of the same name', () => {
  const other = { id: id('7'), name: 'Ben Blau' }
  const draftOf = (last: string, more: Partial<CourseDraftSummary> = {}): CourseDraftSummary => ({
    id: id(last),
    live_id: null,
    title: 'Rückenfit',
    image_id: null,
    state: 'draft',
    minors_only: false,
    price_cents: 0,
    certified_until: null,
    chapters: 1,
    lectures: 1,
    videos_processing: 0,
    films_failed: null,
    learners: { running: 0, finished: 0 },
    owner,
    ...times,
    published_at: null,
    changed_by: null,
    can: { publish: true },
    ...more,
  })

  it('are told apart where one is added: by their standing, their last change, and whose they are', async () => {
    const items = [
      draftOf('4'),
      draftOf('5', { state: 'live', updated_at: '2026-05-02T10:30:00.000Z', owner: other }),
    ]
    const { user, sent } = open({
      'GET /access': { ...access, management: { ...managed, courses: [] } },
      'GET /courses/dev': { items, total: 2 },
      'POST /access/course': undefined,
    })
    await user.type(await screen.findByRole('combobox', { name: 'Kurs hinzufügen' }), 'Rück')
    const [draft, live] = await screen.findAllByRole('option', { name: /^Rückenfit/ })
    expect(draft).toHaveTextContent(/Entwurf · Geändert .*2026/)
    expect(draft).not.toHaveTextContent('Kurs von')
    expect(live).toHaveTextContent(/Live · Geändert .*2026.* · Kurs von Ben Blau/)
    if (live) await user.click(live)
    await waitFor(() => expect(sent.some(({ key }) => key === 'POST /access/course')).toBe(true))
    expect(JSON.stringify(sent.find(({ key }) => key === 'POST /access/course'))).toContain(id('5'))
  })

  it('are told apart where one is taken out', async () => {
    const [course] = managed.courses
    if (!course) throw new Error('no course')
    open({
      'GET /access': {
        ...access,
        management: {
          ...managed,
          courses: [course, { ...course, id: id('5'), live_id: id('6'), owner: other }],
        },
      },
    })
    expect(
      await screen.findByRole('button', { name: /^„Rückenfit“ \(Geändert .* · Kurs von Ben Blau\) aus/ }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: /^„Rückenfit“ \(Geändert [^·]*\) aus/ })).toBeVisible()
    expect(screen.getByText(/^Geändert .* · Kurs von Ben Blau$/)).toBeVisible()
  })
})

it('invites all addresses that were pasted, and names the one that is none', async () => {
  const { user, sent } = open({ 'POST /access/invitations': { sent: 2 } })
  const field = await screen.findByLabelText('Per E-Mail einladen')
  await user.type(field, 'anna@beispiel.de bert@beispiel')
  await user.click(screen.getByRole('button', { name: 'Einladung senden' }))
  expect(await screen.findByText(/„bert@beispiel“ ist keine vollständige E.Mail-Adresse/)).toBeVisible()
  await user.type(field, '.de')
  await user.click(screen.getByRole('button', { name: 'Einladung senden' }))
  expect(await screen.findByText('2 Einladungen sind unterwegs.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /access/invitations')?.body).toEqual({
    emails: ['anna@beispiel.de', 'bert@beispiel.de'],
  })
  expect(field).toHaveValue('')
})

it('says what follows before it takes the access from somebody', async () => {
  const { user, sent } = open({ 'DELETE /access/user': undefined })
  await user.click(await screen.findByRole('button', { name: 'Lore Lindner den Zugang nehmen' }))
  expect(await screen.findByText(/Der Fortschritt bleibt gespeichert/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Zugang nehmen' }))
  await waitFor(() => expect(sent.some(({ key }) => key === 'DELETE /access/user')).toBe(true))
})

it('says that somebody else’s access is not there', async () => {
  open({ 'GET /access': refuse('not_found') })
  expect(await screen.findByText('Das gibt es hier nicht')).toBeVisible()
})

it('shows who was invited by mail and who came, and takes an invitation back', async () => {
  const invited = (last: string, email: string, joined: boolean) => ({
    id: id(last),
    email,
    invited_at: '2026-03-02T09:00:00.000Z',
    joined,
  })
  const { user, sent } = open({
    'GET /access/invitations': {
      items: [invited('1', 'anna@beispiel.de', false), invited('2', 'bert@beispiel.de', true)],
      total: 2,
    },
    'DELETE /access/invitation': undefined,
  })
  expect(await screen.findByText('anna@beispiel.de')).toBeVisible()
  expect(screen.getByText('Noch nicht dabei')).toBeVisible()
  expect(screen.getByText('Dabei')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Einladung an anna@beispiel.de zurücknehmen' }))
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'DELETE /access/invitation')?.query).toEqual({
      'access-id': id('a'),
      'invitation-id': id('1'),
    }),
  )
})

it('lets people in up to a day, and for good again', async () => {
  const { user, sent } = open({
    'GET /access': { ...access, open_until: '2026-01-31', ended: true },
    'PATCH /access': access,
  })
  expect(await screen.findByText(/kommt niemand mehr hinein/)).toBeVisible()
  const day = screen.getByLabelText(/^Mitmachen möglich bis/)
  expect(day).toHaveValue('31.01.2026')
  await user.clear(day)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'PATCH /access')?.body).toMatchObject({ open_until: null }),
  )
})

const twoTabs = (theirs: Partial<Access>): FakeAnswers => {
  let isLate = false
  const edited = { at: times.updated_at, by: null }
  const management = access.management && { ...access.management, version: 'zwei', edited }
  const late = { ...access, ...theirs, management }
  return {
    'GET /access': () => (isLate ? late : access),
    'PATCH /access': ({ body }) => {
      isLate = true
      return (body as { based_on: string }).based_on === 'zwei'
        ? late
        : refuse('edited_meanwhile', { version: 'zwei', edited })
    },
  }
}
const rename = async ({ user }: ReturnType<typeof open>) => {
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, 'Sommer')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
}
const changeSent = ({ sent }: ReturnType<typeof open>) =>
  sent.findLast(({ key }) => key === 'PATCH /access')?.body

it('merges what was set in another tab', async () => {
  const page = open(twoTabs({ open_until: '2027-01-31' }))
  await rename(page)
  await waitFor(() => expect(changeSent(page)).toEqual({ based_on: 'zwei', name: 'Sommer' }))
  await waitFor(() => expect(screen.getByLabelText(/^Mitmachen möglich bis/)).toHaveValue('31.01.2027'))
})

it('asks where the other tab gave it another name', async () => {
  const page = open(twoTabs({ name: 'Herbst' }))
  await rename(page)
  const dialog = await screen.findByRole('dialog', { name: /gleichzeitig/ })
  expect(within(dialog).getByText('Herbst')).toBeVisible()
  await page.user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
  await waitFor(() => expect(changeSent(page)).toEqual({ based_on: 'zwei', name: 'Sommer' }))
})

it('shows an admin the accesses of everybody with whose they are', async () => {
  const { sent } = renderPage(<AccessesPage />, {
    session: { ...testSession, perms: { admin: true, course_creator: false } },
    answers: { 'GET /accesses': { items: [summary], total: 1 } },
  })
  expect(await screen.findByText('Eva Weiß')).toBeVisible()
  expect(sent.find(({ key }) => key === 'GET /accesses')?.query).toMatchObject({ all: 'true' })
})
