import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Performance, SocietyFigures } from './api/read-performance.ts'
import PerformancePage from './PerformancePage.tsx'

const none = { count: 0, amount: 0 }
const sums = { requested: none, returned: none, booked: none, exported: none, refused: none }

const quietMonths = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  visits: 0,
  registrations: 0,
  finishes: 0,
  earned: 0,
}))
const society: SocietyFigures = {
  society: { id: '019a0000-0000-7000-8000-000000000001', name: 'Turnverein Lindenau', is_community: true },
  is_owner: true,
  referral_link: 'https://kursportal.example/register?referrer=lindenau',
  members: 12,
  visits: 40,
  registrations: 10,
  progress: {
    finishes: 7,
    tier: 'iron',
    income_per_user: 500,
    bonus_reached: 0,
    bonus_booked: 0,
    resets_on: '2027-01-01',
    next: { tier: 'bronze', start: 10, missing: 3, income_per_user: 800, bonus: 5000 },
  },
  money: { earned: 3500, available: 3000, requested: 500, paid: 0 },
  payout: {
    obstacles: [],
    finishes: 7,
    minimum_finishes: 1,
    maximum_amount: 3000,
    iban_end: null,
    account_holder: null,
  },
  months: quietMonths.map((month) =>
    month.month === 5 ? { ...month, registrations: 3, earned: 1500 } : month,
  ),
}
const performance: Performance = {
  year: 2026,
  years: [2026, 2025],
  societies: [society],
  member_of: null,
  own_society_possible: false,
  own_society_too_young: false,
}
const levels = { items: [], total: 0, inherited: true, version: '' }
const noPayouts = { items: [], total: 0, sums }

it('shows what recommending brought: the way from visit to finish, the next level, the money', async () => {
  renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': performance,
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
    },
  })
  expect(await screen.findByRole('heading', { name: 'Turnverein Lindenau' })).toBeVisible()
  expect(screen.getByText('25 % der Aufrufe')).toBeVisible()
  expect(screen.getByText('Noch 3 Abschlüsse bis Bronze')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70')
  const months = within(screen.getByRole('list', { name: 'Monat für Monat' })).getAllByRole('listitem')
  expect(months.map(({ textContent }) => textContent)).toEqual([
    'Mai3 Anmeldungen · 0 Abschlüsse15,00\u00a0€',
  ])
})

it('shows one of several societies, the one that is chosen, and keeps it in the address', async () => {
  const other = { ...society.society, id: '019a0000-0000-7000-8000-000000000002', name: 'Gesund in Kassel' }
  const { user, address } = renderPage(<PerformancePage />, {
    at: '/?jahr=2026',
    answers: {
      'GET /sales-performance': { ...performance, societies: [society, { ...society, society: other }] },
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
    },
  })
  expect(await screen.findByRole('heading', { name: 'Turnverein Lindenau' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Gesund in Kassel' })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gruppe' }), 'Gesund in Kassel')
  expect(await screen.findByRole('heading', { name: 'Gesund in Kassel' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Turnverein Lindenau' })).not.toBeInTheDocument()
  expect(address()).toBe(`/?jahr=2026&gruppe=${other.id}`)
})

it('says of each level what it takes and gives, and which are reached', async () => {
  const level = (id: string, tier: 'iron' | 'bronze', start: number, bonus: number) => ({
    id: `019a0000-0000-7000-8000-00000000000${id}`,
    tier,
    start,
    income_per_user: start * 100,
    bonus,
  })
  shown(
    {},
    {},
    {
      'GET /society-levels': {
        items: [level('a', 'iron', 1, 0), level('b', 'bronze', 10, 5000)],
        total: 2,
        inherited: true,
        version: '',
      },
    },
  )
  const list = within(await screen.findByRole('list', { name: 'Alle Stufen' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Eisen(erreicht)ab dem 1. Abschluss1,00\u00a0€ je Abschluss',
    'Bronzeab dem 10. Abschluss10,00\u00a0€ je Abschluss50,00\u00a0€ Bonus',
  ])
})

it('asks for the year that was chosen and keeps it in the address', async () => {
  const { user, sent, address } = renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': performance,
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
    },
  })
  await user.selectOptions(await screen.findByRole('combobox'), '2025')
  expect(address()).toBe('/?jahr=2025')
  expect(sent.at(-1)).toMatchObject({ key: 'GET /sales-performance', query: { year: '2025' } })
})

it('founds an own society with a name of its own and the terms, and says why where it is refused', async () => {
  const { user, sent } = renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': { ...performance, societies: [], own_society_possible: true },
      'POST /own-society': refuse('own_society_exists'),
    },
  })
  await user.click(await screen.findByRole('button', { name: /Gruppe gründen/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name der Gruppe'), 'Yoga am See')
  await user.click(dialog.getByRole('button', { name: 'Gründen' }))
  expect(await dialog.findByText('Ohne deine Zustimmung geht es nicht.')).toBeVisible()
  expect(sent.map(({ key }) => key)).not.toContain('POST /own-society')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Gründen' }))
  expect(await dialog.findByText('Du hast schon eine eigene Gruppe.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /own-society')?.body).toEqual({
    name: 'Yoga am See',
    terms_accepted: true,
  })
})

it('tells who is too young from when on a group can be founded', async () => {
  renderPage(<PerformancePage />, {
    answers: { 'GET /sales-performance': { ...performance, societies: [], own_society_too_young: true } },
  })
  expect(await screen.findByText(/sobald du 18 Jahre alt bist/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /gründen/ })).not.toBeInTheDocument()
})

const shown = (figures: Partial<SocietyFigures>, more: Partial<Performance> = {}, answers = {}) =>
  renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': { ...performance, societies: [{ ...society, ...figures }], ...more },
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
      ...answers,
    },
  })

it('requests a payout in whole euros, and shows what became of earlier ones', async () => {
  const refused = {
    id: '019a0000-0000-7000-8000-000000000009',
    society: society.society,
    target_year: 2026,
    amount: 1000,
    notes: '',
    state: 'refused' as const,
    reason: 'Das Konto ist geschlossen.',
    requested_by: null,
    account_holder: 'Olga Ober',
    iban_end: '3000',
    finishes: 7,
    created_at: '2026-03-02T10:00:00.000Z',
    decided_at: '2026-03-04T10:00:00.000Z',
    exported_at: null,
    stage: 'refused' as const,
    tier: 'bronze' as const,
    decided_by: null,
    returned_at: null,
    return_reason: null,
    owner_iban_changed: false,
    own: false,
  }
  const { user, sent } = shown(
    {},
    {},
    {
      'GET /transaction-requests': { items: [refused], total: 1, sums },
      'POST /transaction-request': { ...refused, state: 'requested', reason: null, decided_at: null },
    },
  )
  expect(await screen.findByText('Grund: Das Konto ist geschlossen.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Auszahlung beantragen' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText('Betrag')
  await user.clear(amount)
  await user.type(amount, '40')
  await user.click(dialog.getByRole('button', { name: 'Auszahlung beantragen' }))
  expect(await dialog.findByText('Verfügbar sind höchstens 30,00 €.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Alles/ }))
  await user.click(dialog.getByRole('button', { name: 'Auszahlung beantragen' }))
  expect(await screen.findByText(/ist beantragt/)).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /transaction-request')?.body).toEqual({
    amount: 3000,
    target_year: 2026,
    society_id: society.society.id,
  })
})

it('says why nothing can be paid out yet, and where to mend it', async () => {
  const payout = {
    ...society.payout,
    obstacles: ['not_enough_finishes' as const, 'payout_data_missing' as const],
    finishes: 3,
    minimum_finishes: 5,
  }
  shown({ payout })
  expect(await screen.findByText(/Noch 2 Abschlüsse nötig \(3 von 5\)/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zum Profil' })).toHaveAttribute('href', '/profile')
  expect(screen.getByRole('button', { name: 'Auszahlung beantragen' })).toBeDisabled()
})

it('speaks of a year that is over in the past', async () => {
  shown({ progress: { ...society.progress, bonus_booked: 5000 } }, { year: 2025, years: [2026, 2025] })
  expect(await screen.findByText(/7 Abschlüsse im Jahr 2026\. Bis Bronze fehlten 3\./)).toBeVisible()
  expect(screen.getByText('Bonus gutgeschrieben: 50,00 €')).toBeVisible()
  expect(screen.queryByText(/für jeden weiteren Abschluss/)).not.toBeInTheDocument()
  expect(screen.queryByText(/beginnt die Zählung neu/)).not.toBeInTheDocument()
})

it('says that levels could not be loaded, instead of claiming that there are none', async () => {
  shown(
    { progress: { ...society.progress, next: null } },
    {},
    { 'GET /society-levels': refuse('unavailable') },
  )
  expect(await screen.findByText('Die Stufen konnten nicht geladen werden')).toBeVisible()
  expect(screen.queryByText(/keine Stufen festgelegt/)).not.toBeInTheDocument()
})

it('gives the own group another name', async () => {
  const own = { ...society.society, is_community: false }
  const { user, sent } = shown({ society: own }, {}, { 'PATCH /society': refuse('unavailable') })
  await user.click(await screen.findByRole('button', { name: 'Umbenennen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name der Gruppe'), ' 1898')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'PATCH /society')).toMatchObject({
    query: { 'society-id': own.id },
    body: { name: 'Turnverein Lindenau 1898' },
  })
})

it.each(['1999', '2300', 'x'])('shows this year where the address asks for %s', async (year) => {
  const { sent } = renderPage(<PerformancePage />, {
    at: `/?jahr=${year}`,
    answers: {
      'GET /sales-performance': performance,
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
    },
  })
  expect(await screen.findByRole('heading', { name: 'Turnverein Lindenau' })).toBeVisible()
  expect(sent.find(({ key }) => key === 'GET /sales-performance')?.query).toEqual({})
})

it('says when the figures cannot be loaded, and tries again', async () => {
  let tries = 0
  const { user } = renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': () => (++tries === 1 ? refuse('unavailable') : performance),
      'GET /society-levels': levels,
      'GET /transaction-requests': noPayouts,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Turnverein Lindenau' })).toBeVisible()
})
