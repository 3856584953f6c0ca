import { screen, within } from '@testing-library/react'
import { brought, detail, figures, openOne, person } from './groups.testing.tsx'

const gone = {
  ...detail,
  deleted_at: '2026-05-01T10:00:00.000Z',
  merged_into: { id: person('9', '').id, name: 'SV Albatros', is_community: true },
  abilities: { ...detail.abilities, edit: false, delete: false },
}

it('stays readable from an old link, with nothing to do about it', async () => {
  openOne({ 'GET /sales-performance': { ...figures, member_of: null, societies: [brought] } }, gone)
  expect(await screen.findByText(/Am 01.05.2026 zusammengeführt/)).toBeVisible()
  const parts = within(screen.getByRole('navigation', { name: 'Bereiche von TSV Möwe' }))
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Übersicht',
    'Buchungen',
    'Verlauf',
  ])
  expect(await screen.findByText('Geld aus 2026')).toBeVisible()
  expect(screen.getByRole('row', { name: /Nach dem Jahreswechsel gebucht.*5,00/ })).toBeVisible()
  expect(screen.queryByText(/nächsten Abschluss/)).toBeNull()
  expect(screen.getByRole('link', { name: 'SV Albatros' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /ändern oder löschen/ })).not.toBeInTheDocument()
})

it('leads from a part that ended with it to what there still is', async () => {
  openOne({}, gone, '/mitglieder')
  expect(await screen.findByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByText(/gibt es nicht mehr/)).toBeNull()
})
