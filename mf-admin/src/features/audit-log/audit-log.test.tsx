import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import AuditLogPage from './AuditLogPage.tsx'

const ada = { id: '019a0000-0000-7000-8000-000000000004', name: 'Ada Muster' }
const entry = {
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-03-02T10:00:00.000Z',
  action: 'person_viewed' as const,
  admin: ada,
  person: { id: '019a0000-0000-7000-8000-000000000005', name: 'Miriam Vogt' },
  subject: '',
  reason: '',
  details: {},
}
const certificate = {
  ...entry,
  id: '019a0000-0000-7000-8000-000000000002',
  action: 'certificate_viewed' as const,
  subject: 'K-7F3A-22',
}

it('says whose data was looked at, and is narrowed to that', async () => {
  const { user, sent, address } = renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [entry, certificate], total: 2 } },
  })
  expect(await screen.findByText('Ada Muster hat das Konto von Miriam Vogt angesehen.')).toBeVisible()
  expect(
    screen.getByText('Ada Muster hat die Bescheinigung K-7F3A-22 von Miriam Vogt angesehen.'),
  ).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Angesehen')
  expect(address()).toBe('/admin/log?art=reads')
  expect(sent.at(-1)?.query).toMatchObject({ kind: 'reads' })
})

it('says that nothing happened yet', async () => {
  renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [], total: 0 } },
  })
  expect(await screen.findByText('Noch steht hier nichts')).toBeVisible()
})
