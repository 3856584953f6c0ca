import { renderPage } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import type { PayeeYear } from './api/documents.ts'
import PayeesPage from './PayeesPage.tsx'

const olga: PayeeYear = {
  id: '019a0000-0000-7000-8000-00000000000e',
  payee: {
    name: 'Olga Öçal',
    street: 'Am Markt 1',
    zip: '34117',
    city: 'Kassel',
    country: 'DE',
    tax_number: '26 815 08152',
    vat_id: 'DE136695976',
  },
  status: 'vat_liable',
  treatment: 'standard',
  societies: ['TSV Möwe', 'Laufgruppe'],
  documents: 3,
  net: 8403,
  tax: 1597,
  total: 10_000,
}

it('sums up a year by payee, with address, number and VAT, and another year when it is chosen', async () => {
  const { user, sent } = renderPage(<PayeesPage />, {
    at: '/admin/payouts/payees?jahr=2025',
    answers: { 'GET /payee-years': { items: [olga], total: 1 } },
  })
  expect(await screen.findByText('Olga Öçal')).toBeVisible()
  for (const words of [
    'Am Markt 1, 34117 Kassel, DE',
    'Umsatzsteuerpflichtig',
    '26 815 08152, USt-IdNr. DE136695976',
    'TSV Möwe, Laufgruppe',
    /^84,03\s€$/,
    /^15,97\s€$/,
    /^100,00\s€$/,
  ])
    expect(screen.getByText(words)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2024')
  await waitFor(() => expect(sent.map(({ query }) => query?.['year'])).toEqual(['2025', '2024']))
})
