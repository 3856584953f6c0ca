import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import type { AnswerOf } from '@kursportal/shared/client'
import { screen, waitFor, within } from '@testing-library/react'
import { levels, performance, society } from './performance.fixtures.ts'
import PerformancePage from './PerformancePage.tsx'

const open = (tab: string, answers: FakeAnswers) =>
  renderPage(<PerformancePage />, {
    at: `/sales/${society.society.id}/${tab}`,
    path: '/sales/:societyId/:tab?',
    answers: { 'GET /sales-performance': performance, 'GET /society-levels': levels, ...answers },
  })

const mia = {
  id: '019a0000-0000-7000-8000-0000000000a1',
  first_name: 'Mia',
  last_name: 'Muster',
  joined_at: '2026-03-02T10:00:00.000Z',
  state: 'started' as const,
}
const club: AnswerOf<'GET /society'> = {
  ...society.society,
  city: 'Leipzig',
  owner: { id: mia.id, name: 'Olga Ober', email: 'olga@beispiel.de' },
  admins: [{ id: society.society.id, name: 'Lena Licht', email: 'lena@beispiel.de' }],
  members: 1,
  own_levels: false,
  referral_link: society.referral_link,
  created_at: '2024-03-02T10:00:00.000Z',
  deleted_at: null,
  merged_into: null,
  abilities: {
    edit: true,
    change_owner: false,
    manage_admins: false,
    manage_levels: false,
    request_payout: true,
    correct: false,
    delete: false,
  },
  version: 'v1',
  edited: null,
}
const people = { 'GET /users-in-society': { items: [mia], total: 1 }, 'GET /society': club }
const preview = { sent: 0, paused: 0, subject: 'Olga lädt dich ein', text: 'Komm dazu.' }

describe('who came', () => {
  it('is listed by name, day and state, and narrowed and ordered in the address', async () => {
    const { sent, user, address } = open('menschen', people)
    expect(await screen.findByText('Mia Muster')).toBeVisible()
    expect(screen.getByText('02.03.2026')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Lernt')
    await waitFor(() => expect(address()).toContain('stand=started'))
    await waitFor(() =>
      expect(sent.findLast(({ key }) => key === 'GET /users-in-society')?.query).toMatchObject({
        society_id: society.society.id,
        state: 'started',
      }),
    )
  })

  it('says who leads the club with one, by name only', async () => {
    open('menschen', people)
    const leaders = within(await screen.findByRole('list', { name: 'Wer den Verein leitet' }))
    expect(leaders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Olga OberInhaber, bekommt die Auszahlungen',
      'Lena LichtLeitung',
    ])
  })

  it('says how people come, while nobody has', async () => {
    open('menschen', { ...people, 'GET /users-in-society': { items: [], total: 0 } })
    expect(await screen.findByText('Noch ist niemand über deinen Link gekommen')).toBeVisible()
  })

  it('is invited by mail, with a sentence of one’s own, and what is no address is named', async () => {
    const { sent, user } = open('menschen', {
      ...people,
      'POST /society/invitations': ({ body }) => ({ ...preview, sent: body?.emails.length ?? 0, paused: 1 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Einladen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('E-Mail-Adressen'), 'a@b.de, krumm')
    await user.type(dialog.getByLabelText(/Ein Satz von dir/), 'Macht mit!')
    await user.click(dialog.getByRole('button', { name: 'Einladen' }))
    expect(await dialog.findByText(/^„krumm“ ist keine/)).toBeVisible()
    await user.clear(dialog.getByLabelText('E-Mail-Adressen'))
    await user.type(dialog.getByLabelText('E-Mail-Adressen'), 'a@b.de;c@d.de')
    await user.click(dialog.getByRole('button', { name: 'Einladen' }))
    expect(await screen.findByText(/2 Einladungen sind unterwegs\. 1 Adresse hat erst/)).toBeVisible()
    const bodies = sent.filter(({ key }) => key === 'POST /society/invitations').map(({ body }) => body)
    expect(bodies.at(-1)).toEqual({
      society_id: society.society.id,
      emails: ['a@b.de', 'c@d.de'],
      words: 'Macht mit!',
    })
  })

  it('is told why invitations have to wait, with what was typed kept', async () => {
    const { user } = open('menschen', {
      ...people,
      'POST /society/invitations': ({ body }) => (body?.dry_run ? preview : refuse('too_many_invitations')),
    })
    await user.click(await screen.findByRole('button', { name: 'Einladen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('E-Mail-Adressen'), 'a@b.de')
    await user.click(dialog.getByRole('button', { name: 'Einladen' }))
    expect(await dialog.findByText(/Für heute sind genug Einladungen verschickt/)).toBeVisible()
    expect(dialog.getByLabelText('E-Mail-Adressen')).toHaveValue('a@b.de')
  })

  it.each([
    [null, /weniger als fünf Menschen/, /^Erledigt/],
    [12, /Das sind gerade 12 Menschen/, /^12 Menschen werden erinnert/],
  ])('is reminded, %p of them', async (count, told, done) => {
    const { user } = open('menschen', {
      ...people,
      'POST /society/reminder': { people: count, pause_days: 14 },
    })
    await user.click(await screen.findByRole('button', { name: 'Erinnern' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(told)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Erinnern' }))
    expect(await screen.findByText(done)).toBeVisible()
  })
})

it('ends the own group after saying in numbers what happens', async () => {
  const own = { ...society, society: { ...society.society, is_community: false } }
  let available = 3000
  const { user, sent } = open('menschen', {
    ...people,
    'GET /sales-performance': { ...performance, societies: [own] },
    'DELETE /own-society': ({ query }) =>
      query?.['lapse-cents'] === '3000'
        ? refuse('balance_lapses', { available: (available = 3500) })
        : { members: 12, open_requests: 0, under_way: 1, available },
  })
  await user.click(await screen.findByRole('button', { name: 'Turnverein Lindenau verwalten' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gruppe auflösen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('12 Mitglieder gehören danach zu keiner Gruppe.')).toBeVisible()
  expect(dialog.getByText('1 Auszahlung ist gebucht und wird noch überwiesen.')).toBeVisible()
  expect(dialog.getByText(/^30,00\s€ sind noch verfügbar und verfallen\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Auflösen' }))
  expect(await dialog.findByText(/^Inzwischen ist etwas dazugekommen\./)).toBeVisible()
  expect(await dialog.findByText(/^35,00\s€ sind noch verfügbar und verfallen\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Auflösen' }))
  expect(await screen.findByText('Deine Gruppe ist aufgelöst.')).toBeVisible()
  expect(sent.filter(({ key }) => key === 'DELETE /own-society').map(({ query }) => query)).toEqual([
    { 'dry-run': 'true' },
    { 'lapse-cents': '3000' },
    { 'dry-run': 'true' },
    { 'lapse-cents': '3500' },
  ])
})

it('lets whoever belongs nowhere join by the short word of a flyer', async () => {
  let joined = false
  const { user, sent } = renderPage(<PerformancePage />, {
    at: '/sales',
    path: '/sales/:societyId?/:tab?',
    answers: {
      'GET /sales-performance': () => ({
        ...performance,
        societies: [],
        member_of: joined
          ? {
              id: mia.id,
              name: 'TSV Möwe',
              is_community: true,
              referral_link: 'https://kursportal.example/register',
            }
          : null,
      }),
      'POST /society/join': ({ body }) => {
        if (body?.code !== 'k7m 4qx') return refuse('not_found')
        joined = true
        return { id: mia.id, name: 'TSV Möwe', is_community: true }
      },
    },
  })
  const form = within(await screen.findByRole('form', { name: 'Hat dich jemand eingeladen?' }))
  await user.type(form.getByLabelText('Kurzwort'), 'abc def')
  await user.click(form.getByRole('button', { name: 'Dazugehören' }))
  expect(await form.findByText(/^Dieses Kurzwort kennen wir nicht\./)).toBeVisible()
  await user.clear(form.getByLabelText('Kurzwort'))
  await user.type(form.getByLabelText('Kurzwort'), 'k7m 4qx')
  await user.click(form.getByRole('button', { name: 'Dazugehören' }))
  expect(await screen.findByRole('heading', { name: 'Du gehörst zu TSV Möwe' })).toBeVisible()
  expect(screen.getByText(/Ihre Abschlüsse zählen für den Verein\./)).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /society/join')?.body).toEqual({ code: 'k7m 4qx' })
})

it('calls the group of a salesperson no club', async () => {
  const group = { id: mia.id, name: 'Empfehlungen Markus', is_community: false }
  renderPage(<PerformancePage />, {
    at: '/sales',
    path: '/sales/:societyId?/:tab?',
    answers: {
      'GET /sales-performance': {
        ...performance,
        societies: [],
        member_of: { ...group, referral_link: 'https://kursportal.example/register' },
      },
    },
  })
  expect(await screen.findByText(/lädst du andere in diese Gruppe ein/)).toBeVisible()
  expect(screen.queryByText(/Verein/)).toBeNull()
})

it('says that clubs are switched off, and still shows the money', async () => {
  const { user } = renderPage(<PerformancePage />, {
    at: `/sales/${society.society.id}/menschen`,
    path: '/sales/:societyId/:tab?',
    settings: { communities: false },
    answers: { 'GET /sales-performance': performance, 'GET /society-levels': levels, ...people },
  })
  expect(
    await screen.findByText(/^Vereine sind gerade abgeschaltet\..*weiter auszahlen lassen/),
  ).toBeVisible()
  expect(await screen.findByText('Mia Muster')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Einladen' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Übersicht' }))
  expect(await screen.findByText('Was daraus wird')).toBeVisible()
  expect(screen.queryByText('Dein Empfehlungslink')).toBeNull()
})

it('tells what was earned line by line, with its state, and the sums by month', async () => {
  const line = {
    id: '019a0000-0000-7000-8000-0000000000b1',
    kind: 'finish' as const,
    at: '2026-05-02T10:00:00.000Z',
    person: { id: mia.id, name: 'Mia Muster' },
    number: 7,
    tier: 'iron' as const,
    amount: 500,
    reason: null,
    state: 'payable' as const,
    payable_from: '2026-05-03',
  }
  open('verdienst', {
    'GET /sales-performance': {
      ...performance,
      societies: [{ ...society, earned_afterwards: 2000, booked_months: ['2026-11', '2026-05'] }],
    },
    'GET /society/earnings': {
      items: [
        {
          ...line,
          id: '019a0000-0000-7000-8000-0000000000b2',
          kind: 'reversal',
          person: null,
          number: null,
          tier: null,
          amount: -500,
          reason: 'Doppelt gezählt',
        },
        {
          ...line,
          person: null,
          state: 'held',
          payable_from: null,
          id: '019a0000-0000-7000-8000-0000000000b3',
        },
        line,
      ],
      total: 3,
      sum: 3500,
      bonus_expected: 5000,
      bonus_on: '2027-01-01',
    },
  })
  expect(await screen.findByText('7. Abschluss: Mia Muster')).toBeVisible()
  expect(screen.getAllByText('Auszahlbar seit 03.05.2026')).toHaveLength(2)
  expect(screen.getByText('7. Abschluss: gelöschtes Konto')).toBeVisible()
  expect(screen.getByText('Wird noch angesehen')).toBeVisible()
  expect(screen.getByText('Doppelt gezählt')).toBeVisible()
  expect(screen.getByText(/Bonus von 50,00 €\. Er wird am 01\.01\.2027 gutgeschrieben/)).toBeVisible()
  const rows = within(screen.getByRole('region', { name: 'Monate und Beträge' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonatBetrag',
    'Mai15,00\u00a0€',
    'Nach dem Jahreswechsel gebucht20,00\u00a0€',
    'Zusammen35,00\u00a0€',
  ])
  const papers = within(screen.getByRole('list', { name: 'Abrechnungen als PDF' })).getAllByRole('link')
  expect(papers.map(({ textContent }) => textContent)).toEqual(['Mai 2026', 'November 2026'])
  expect(papers[1]).toHaveAttribute('href', expect.stringContaining('month=2026-11'))
})
