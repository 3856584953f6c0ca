import { refuse } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { open, overview, payout } from './overview.testing.tsx'

it('leads to what waits in lists, each narrowed to exactly that', async () => {
  const since = new Date(Date.now() - 3 * 86_400_000).toISOString()
  open({
    'GET /transaction/requests': {
      [payout.id]: { ...payout, stage: 'returned', returned_at: since },
    },
    'GET /admin/overview': {
      ...overview,
      first_steps: { ...overview.first_steps, payout_account: false },
      health: { ...overview.health, mails_failed: 1 },
      tasks: {
        ...overview.tasks,
        societies_without_owner: 1,
        societies_without_account: 2,
        unpublished_changes: 3,
        open_objections: { count: 1, since: '2026-03-02T10:00:00.000Z' },
        payouts_in_no_file: { count: 2, amount: 7_000, since },
      },
    },
  })
  const tasks = within(await screen.findByRole('region', { name: 'Zu tun' }))
  const links = await tasks.findAllByRole('link')
  const lines = links.map((link) => [
    link.textContent.replaceAll('\u00A0', ' '),
    link.getAttribute('href') ?? '',
  ])
  expect(lines).toEqual([
    ['1 Auszahlung kam von der Bank zurück: 50,00 €', '/admin/payouts?stand=returned'],
    ['Das Konto für Auszahlungen fehlt', '/admin/payouts/account'],
    [
      '1 Widerspruch gegen einen Beleg wartet auf eine Entscheidung',
      '/admin/payouts/documents?stand=objected',
    ],
    ['2 gebuchte Auszahlungen stehen in keiner Bankdatei: 70,00 €', '/admin/payouts?stand=booked'],
    ['2 Vereine und Gruppen haben Guthaben, aber kein Konto', '/admin/groups?nur=ohne-konto'],
    ['1 Verein oder Gruppe hat Guthaben, aber keinen Inhaber', '/admin/groups?nur=niemandes-guthaben'],
    [
      '3 Kurse haben Änderungen, die seit mehr als 30 Tagen liegen',
      '/course-editor/course-list?stand=live_with_changes&ruht=30',
    ],
    ['1 E-Mail kam nicht an', '/admin/mails?stand=failed&zeit=month'],
  ])
  expect(tasks.getAllByText('Die älteste wartet seit 3 Tagen')).toHaveLength(2)
  expect(tasks.queryByText('Alles erledigt')).not.toBeInTheDocument()
})

it('does not say that all is done where not all is known', async () => {
  open({ 'GET /transaction/requests': {}, 'GET /sales-remarks': refuse('unavailable') })
  expect(await screen.findByText('Nicht alles konnte geladen werden')).toBeVisible()
  expect(screen.queryByText(/Gerade wartet nichts auf dich/)).not.toBeInTheDocument()
})
