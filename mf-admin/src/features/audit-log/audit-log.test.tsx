import { renderPage } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import AuditLogPage from './AuditLogPage.tsx'

const ada = { id: '019a0000-0000-7000-8000-000000000004', name: 'Ada Muster' }
const entry = {
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-03-02T10:00:00.000Z',
  action: 'person_viewed' as const,
  admin: ada,
  person: { id: '019a0000-0000-7000-8000-000000000005', name: 'Miriam Vogt' },
  subject: '',
  society_id: null,
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

it('has a sentence for whoever is deleted, too', async () => {
  renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [{ ...entry, person: null }], total: 1 } },
  })
  expect(
    await screen.findByText('Ada Muster hat das Konto von Unbekannt (Konto gelöscht) angesehen.'),
  ).toBeVisible()
})

it('calls a job as its list does', async () => {
  const run = { ...entry, action: 'job_run' as const, person: null, subject: 'certifications.warn' }
  renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [run], total: 1 } },
  })
  expect(
    await screen.findByText(/die Aufgabe „Vor ablaufenden Zertifizierungen warnen“ von Hand gestartet/),
  ).toBeVisible()
})

it('names both clubs of a merger, also in the line of the one that stays', async () => {
  const details = { from: 'SV Albatros', into: 'TSV Möwe' }
  const merged = { ...entry, action: 'society_merged' as const, person: null, subject: 'TSV Möwe', details }
  renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [merged], total: 1 } },
  })
  expect(
    await screen.findByText('Ada Muster hat „SV Albatros“ mit „TSV Möwe“ zusammengeführt.'),
  ).toBeVisible()
})

it('says that nothing happened yet', async () => {
  renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [], total: 0 } },
  })
  expect(await screen.findByText('Noch steht hier nichts')).toBeVisible()
})

it('shows what was there before and after, and leads to whom it is about', async () => {
  const changed = {
    ...entry,
    action: 'person_changed' as const,
    reason: 'Rief an.',
    details: { attribute: 'last_name', before: { last_name: 'Voigt' }, after: { last_name: 'Vogt' } },
  }
  const levels = {
    ...entry,
    id: '019a0000-0000-7000-8000-000000000003',
    action: 'levels_changed' as const,
    person: null,
    subject: 'TSV Möwe',
    society_id: '019a0000-0000-7000-8000-000000000009',
    details: { before: [], after: [{ start: 1, income_per_user: 500, bonus: 0, unknown_column: 'x' }] },
  }
  const { user } = renderPage(<AuditLogPage />, {
    at: '/admin/log',
    path: '/admin/log',
    answers: { 'GET /audit-log': { items: [changed, levels], total: 2 } },
  })
  expect(await screen.findByText('Voigt')).not.toBeVisible()
  await user.click(screen.getAllByText('Was sich geändert hat')[0] as HTMLElement)
  expect(screen.getByText('Voigt')).toBeVisible()
  expect(screen.getByText('Vogt')).toBeVisible()
  expect(screen.getByText('Rief an.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu Miriam Vogt' })).toHaveAttribute(
    'href',
    '/admin/members/019a0000-0000-7000-8000-000000000005',
  )
  await user.click(screen.getAllByText('Was sich geändert hat')[1] as HTMLElement)
  expect(screen.getByText(/^ab 1\. Abschluss 5,00\s€, Bonus 0,00\s€$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu „TSV Möwe“' })).toBeVisible()
})

it('is narrowed by who, by area, by day and by words', async () => {
  const { user, sent, address } = renderPage(<AuditLogPage />, {
    at: `/admin/log?wer=${ada.id}`,
    path: '/admin/log',
    answers: {
      'GET /audit-log': { items: [entry], total: 1 },
      'GET /team': { items: [], total: 0, admins: 1 },
    },
  })
  expect(await screen.findByRole('button', { name: /Ada Muster/ })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bereich' }), 'Geld')
  await user.type(screen.getByLabelText('Ab'), '2026-03-01')
  await user.type(screen.getByRole('searchbox'), 'Möwe')
  await waitFor(() => expect(address()).toContain('suche=M%C3%B6we'))
  await waitFor(() =>
    expect(sent.at(-1)?.query).toMatchObject({
      'admin-id': ada.id,
      area: 'money',
      from: '2026-03-01',
      search: 'Möwe',
    }),
  )
})
