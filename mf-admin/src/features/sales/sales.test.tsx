import { berlinYear } from '@kursportal/shared/domain'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Channel, Remark } from './api/sales.ts'
import PromotionsPage from './PromotionsPage.tsx'
import RemarksPage from './RemarksPage.tsx'
import SalesPage from './SalesPage.tsx'

const society = { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV Möwe', is_community: true }
const figures = {
  visits: 40,
  registrations: 10,
  finishes: 5,
  earned: 6900,
  available: 1900,
  requested: 1000,
  paid: 4000,
}
const channel: Channel = {
  society: { ...society, city: 'Kassel' },
  owner: null,
  tier: 'iron',
  last_finish_at: '2026-03-02T10:00:00.000Z',
  ...figures,
}
const none = { visits: 0, registrations: 0, finishes: 0, earned: 0, available: 0, requested: 0, paid: 0 }
const remark: Remark = {
  key: 'own_finish:019a0000-0000-7000-8000-000000000007',
  kind: 'own_finish',
  society,
  person: { id: '019a0000-0000-7000-8000-000000000002', name: 'Olga Öçal' },
  at: '2026-03-02T10:00:00.000Z',
  count: 1,
  amount: 500,
  transaction_id: '019a0000-0000-7000-8000-000000000007',
}

const openSales = (answers: FakeAnswers = {}, asked = '') =>
  renderPage(<SalesPage />, {
    at: `/admin/sales${asked}`,
    path: '/admin/sales',
    answers: {
      'GET /sales-channels': { items: [channel], total: 1, year: 2026, totals: figures, ended: none },
      ...answers,
    },
  })
const openRemarks = (answers: FakeAnswers = {}) =>
  renderPage(<RemarksPage />, {
    at: '/admin/sales/remarks',
    path: '/admin/sales/remarks',
    answers: { 'GET /sales-remarks': { items: [remark], total: 1 }, ...answers },
  })

const openPromotions = () =>
  renderPage(<PromotionsPage />, {
    at: '/admin/sales/promotions',
    path: '/admin/sales/promotions',
    answers: {
      'GET /sales-promotions': {
        items: [
          {
            society,
            tier: 'bronze',
            start: 10,
            income_per_user: 800,
            bonus: 5000,
            number: 10,
            reached_at: '2026-03-02T10:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  })

it('names the year it is about, also while none is chosen', async () => {
  openPromotions()
  const year = await screen.findByLabelText('Jahr')
  expect(within(year).getAllByRole('option')[0]).toHaveTextContent(String(berlinYear(new Date())))
  expect(within(year).queryByRole('option', { name: 'Alle' })).not.toBeInTheDocument()
})

it('shows what is odd of every year, as money waits for it however old it is', async () => {
  const { user, sent } = openRemarks()
  const year = await screen.findByLabelText('Jahr')
  expect(year).toHaveDisplayValue('Alle')
  await user.selectOptions(year, String(berlinYear(new Date())))
  await waitFor(() =>
    expect(
      sent.filter(({ key }) => key === 'GET /sales-remarks').map(({ query }) => query?.['year']),
    ).toEqual([undefined, String(berlinYear(new Date()))]),
  )
})

it('says what each channel brings, with the rates, and all together', async () => {
  openSales()
  expect(await screen.findByRole('link', { name: /TSV Möwe/ })).toHaveAttribute(
    'href',
    `/admin/sales/${society.id}`,
  )
  const totals = within(screen.getByRole('region', { name: '1 Verein oder Gruppe im Jahr 2026' }))
  expect(totals.getByText('Anmeldungen').closest('div')).toHaveTextContent(/10.*25.% der Aufrufe/)
  expect(totals.getByText('Abschlüsse').closest('div')).toHaveTextContent(/5.*50.% der Anmeldungen/)
  expect(totals.getByText('Ausgezahlt').closest('div')).toHaveTextContent(/40,00.€/)
  expect(screen.getByRole('button', { name: /CSV/ })).toBeVisible()
})

it('asks for the year, the kind and the order that the address says', async () => {
  const { sent } = openSales(
    {},
    `?jahr=${new Date().getFullYear() - 1}&art=gruppe&ruhig=days&guthaben=hundred&sortierung=-earned`,
  )
  await screen.findByRole('link', { name: /TSV Möwe/ })
  expect(sent.at(-1)?.query).toMatchObject({
    year: String(new Date().getFullYear() - 1),
    is_community: 'false',
    quiet: 'days',
    min_available: '10000',
    sort: 'earned',
    descending: 'true',
  })
})

it('says what of the totals is of societies that have ended', async () => {
  const ended = { ...none, finishes: 4, earned: 4_500, available: 4_500 }
  openSales({ 'GET /sales-channels': { items: [channel], total: 1, year: 2026, totals: figures, ended } })
  expect(
    await screen.findByText(
      /beendeten Vereinen und Gruppen: 4 Abschlüsse, 45,00\s€ verdient\. 45,00\s€ davon/,
    ),
  ).toBeVisible()
})

it('says that nobody recommends yet', async () => {
  openSales({ 'GET /sales-channels': { items: [], total: 0, year: 2026, totals: none, ended: none } })
  expect(await screen.findByText('Noch empfiehlt niemand')).toBeVisible()
})

it('lists who reached which level', async () => {
  openPromotions()
  expect(await screen.findByText('10. Abschluss')).toBeInTheDocument()
  expect(screen.getAllByText('Bronze').length).toBeGreaterThan(0)
})

it('finds a remark in order, with a reason', async () => {
  const { user, sent } = openRemarks({ 'POST /sales-remark/settle': undefined })
  expect(
    await screen.findByText('Olga Öçal leitet diese Gruppe und zählt selbst als Abschluss.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: /TSV Möwe/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'In Ordnung' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Darf mitlernen')
  await user.click(form.getByRole('button', { name: 'In Ordnung' }))
  expect(await screen.findByText('Erledigt.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /sales-remark/settle')?.body).toEqual({
    society_id: society.id,
    key: remark.key,
    note: 'Darf mitlernen',
  })
})

it('keeps the reason when taking back is refused', async () => {
  const { user } = openRemarks({ 'POST /society/reversal': refuse('amount_not_available') })
  await user.click(await screen.findByRole('button', { name: /TSV Möwe/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gutschrift zurücknehmen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText(/5,00.€ werden abgezogen/)).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Zählt nicht')
  await user.click(form.getByRole('button', { name: 'Gutschrift zurücknehmen' }))
  expect(await form.findByText('So viel ist für dieses Jahr nicht verfügbar.')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Grund' })).toHaveValue('Zählt nicht')
})
