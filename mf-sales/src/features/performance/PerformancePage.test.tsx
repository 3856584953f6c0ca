import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Performance, SocietyFigures } from './api/read-performance.ts'
import { levels, performance, society } from './performance.fixtures.ts'
import PerformancePage from './PerformancePage.tsx'

const PATH = '/sales/:societyId?/:tab?'

const open = (answers: FakeAnswers = {}, at = '/sales') =>
  renderPage(<PerformancePage />, {
    at,
    path: PATH,
    answers: { 'GET /sales-performance': performance, 'GET /society-levels': levels, ...answers },
  })

const shown = (figures: Partial<SocietyFigures>, more: Partial<Performance> = {}, answers = {}) =>
  open({
    'GET /sales-performance': { ...performance, societies: [{ ...society, ...figures }], ...more },
    ...answers,
  })

it('shows what recommending brought: the way from visit to finish, the next level, month by month', async () => {
  const { user } = open()
  expect(await screen.findByText('25 % der Aufrufe')).toBeVisible()
  expect(screen.getByText('70 % der Anmel\u00addungen')).toBeVisible()
  expect(screen.getByText('Noch 3 Abschlüsse bis Bronze')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70')
  expect(screen.getByRole('figure', { name: /^Abschlüsse, 2026\./ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Verdienst' }))
  expect(screen.getByRole('figure', { name: /^Verdienst, 2026\./ })).toBeVisible()
  await user.click(screen.getByText('Zahlen als Tabelle'))
  const rows = within(screen.getByRole('region', { name: 'Zahlen, 2026' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'WannAufrufeAnmeldungenAbschlüsseVerdienst',
    'Mai03015,00\u00a0€',
  ])
})

it('tells no rate where more people came than opened the link', async () => {
  shown({ visits: 5 })
  expect(await screen.findByText('70 % der Anmel\u00addungen')).toBeVisible()
  expect(screen.queryByText(/der Aufrufe$/)).not.toBeInTheDocument()
})

it('shows the last days by themselves, and keeps them in the address', async () => {
  const part = { visits: 3, registrations: 1, finishes: 0 }
  const { user, sent, address } = open({
    'GET /sales-funnel': {
      ...part,
      from: '2026-07-03',
      to: '2026-08-01',
      parts: [{ ...part, from: '2026-07-03' }],
    },
  })
  await user.click(await screen.findByRole('button', { name: '30 Tage' }))
  expect(await screen.findByText('33 % der Aufrufe')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ query: { society_id: society.society.id, days: '30' } })
  expect(address()).toBe('/sales?zeit=30')
})

it('hands the link on in every form: address, QR code, short word, sheet', async () => {
  open()
  expect(await screen.findByLabelText('Empfehlungslink von Turnverein Lindenau')).toHaveValue(
    society.referral_link,
  )
  expect(screen.getByRole('img', { name: 'QR-Code mit dem Link von Turnverein Lindenau' })).toBeVisible()
  expect(screen.getByText('K7M 4QX')).toBeVisible()
  expect(screen.getByText('kursportal.example/e/K7M4QX')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Aushang (PDF)' })).toHaveAttribute(
    'href',
    `/api/society/sheet?society_id=${society.society.id}`,
  )
  expect(screen.getByRole('link', { name: 'Druck (SVG)' })).toHaveAttribute(
    'download',
    'QR-Code Turnverein Lindenau.svg',
  )
})

it.each([
  [true, true, true],
  [false, true, false],
  [true, false, false],
])(
  'speaks of insurances in what is shared only where they may pay: data %s, certified %s',
  async (insurance_data, offers_certified, speaks) => {
    renderPage(<PerformancePage />, {
      at: '/sales',
      path: PATH,
      settings: { insurance_data },
      answers: {
        'GET /sales-performance': { ...performance, societies: [{ ...society, offers_certified }] },
        'GET /society-levels': levels,
      },
    })
    const mail = await screen.findByRole('link', { name: 'Per E-Mail teilen' })
    const words = decodeURIComponent(mail.getAttribute('href') ?? '')
    expect(words).toContain('wann es dir passt')
    expect(words.includes('Krankenkassen')).toBe(speaks)
  },
)

it('shows the one of several societies that the address names, and leads to the others', async () => {
  const other = { ...society.society, id: '019a0000-0000-7000-8000-000000000002', name: 'Gesund in Kassel' }
  const { user, address } = open(
    {
      'GET /sales-performance': { ...performance, societies: [society, { ...society, society: other }] },
    },
    `/sales/${society.society.id}?jahr=2026`,
  )
  const chooser = await screen.findByRole('combobox', { name: 'Gruppe' })
  expect(await screen.findByLabelText('Empfehlungslink von Turnverein Lindenau')).toBeVisible()
  await user.selectOptions(chooser, 'Gesund in Kassel')
  expect(await screen.findByLabelText('Empfehlungslink von Gesund in Kassel')).toBeVisible()
  expect(address()).toBe(`/sales/${other.id}?jahr=2026`)
  const tabs = within(screen.getByRole('navigation', { name: 'Bereiche von Gesund in Kassel' }))
  expect(tabs.getByRole('link', { name: 'Auszahlungen' })).toHaveAttribute(
    'href',
    `/sales/${other.id}/auszahlungen?jahr=2026`,
  )
})

it.each([`/sales/019a0000-0000-7000-8000-00000000000f`, `/sales/${society.society.id}/nichts`])(
  'says of %s that it is not there, and leads on',
  async (at) => {
    open({}, at)
    expect(await screen.findByText('Diese Gruppe gibt es nicht, oder du leitest sie nicht.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zu deinen Gruppen' })).toHaveAttribute('href', '/sales')
  },
)

it('tells what recommending brings before a group is founded, by the levels there are', async () => {
  const level = (start: number, income_per_user: number, bonus: number) => ({
    id: `019a0000-0000-7000-8000-0000000000${start + 10}`,
    tier: 'iron' as const,
    start,
    income_per_user,
    bonus,
  })
  open({
    'GET /sales-performance': { ...performance, societies: [], own_society_possible: true },
    'GET /society-levels': { ...levels, items: [level(1, 500, 0), level(10, 800, 5000)], total: 2 },
  })
  expect(await screen.findByText(/10 Abschlüsse in einem Jahr bringen 53,00 €\./)).toBeVisible()
  expect(screen.getByText(/Bonus von 50,00 €/)).toBeVisible()
  expect(screen.getByText(/ab 5 Abschlüssen im Jahr/)).toBeVisible()
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
      'GET /society-levels': levels,
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
    answers: {
      'GET /sales-performance': { ...performance, societies: [], own_society_too_young: true },
      'GET /society-levels': levels,
    },
  })
  expect(await screen.findByText(/sobald du 18 Jahre alt bist/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /gründen/ })).not.toBeInTheDocument()
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
  await user.click(await screen.findByRole('button', { name: 'Turnverein Lindenau verwalten' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Umbenennen' }))
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
    },
  })
  expect(await screen.findByLabelText('Empfehlungslink von Turnverein Lindenau')).toBeVisible()
  expect(sent.find(({ key }) => key === 'GET /sales-performance')?.query).toEqual({})
})

it('says when the figures cannot be loaded, and tries again', async () => {
  let tries = 0
  const { user } = renderPage(<PerformancePage />, {
    answers: {
      'GET /sales-performance': () => (++tries === 1 ? refuse('unavailable') : performance),
      'GET /society-levels': levels,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByLabelText('Empfehlungslink von Turnverein Lindenau')).toBeVisible()
})
