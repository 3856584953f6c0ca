import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
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
const people = { 'GET /users-in-society': { items: [mia], total: 1 } }
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

  it('says how people come, while nobody has', async () => {
    open('menschen', { 'GET /users-in-society': { items: [], total: 0 } })
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
  await user.type(form.getByLabelText('Kurzwort'), 'k7m 4qx')
  await user.click(form.getByRole('button', { name: 'Dazugehören' }))
  expect(await screen.findByRole('heading', { name: 'Du gehörst zu TSV Möwe' })).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /society/join')?.body).toEqual({ code: 'k7m 4qx' })
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
  const rows = within(screen.getByRole('region', { name: 'Summen nach Monaten' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonatAbschlüsseBetrag',
    'Mai015,00\u00a0€',
    'Zusammen015,00\u00a0€',
  ])
})
