import { byRetentionKind, retentionInForce, retentionKinds } from '@kursportal/shared/domain'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Retention } from './api/retention.ts'
import RetentionPage from './RetentionPage.tsx'

const nothing = { total: 0, due_now: 0, due_soon: 0, held: 0 }

const stateWith = (
  numbers: Partial<Record<Retention['kinds'][number]['kind'], Partial<Retention['kinds'][number]>>> = {},
  last_run: Retention['last_run'] = null,
): Retention => {
  const inForce = retentionInForce({})
  const all = byRetentionKind((kind) => ({ kind, ...inForce[kind], ...nothing, ...numbers[kind] }))
  return { kinds: retentionKinds.map((kind) => all[kind]), version: 'v1', edited: null, last_run }
}

const open = (answers: FakeAnswers) =>
  renderPage(<RetentionPage />, { answers, path: '/admin/retention', at: '/admin/retention' })

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (!item) throw new Error('no row')
  return within(item)
}

it('says of each kind how long it is kept, how much there is, and what is due', async () => {
  open({
    'GET /retention': stateWith({
      sent_mails: { total: 1204, due_now: 12, due_soon: 3 },
      inactive_accounts: { total: 40, due_now: 2, held: 1 },
    }),
  })
  const mails = await row('Verschickte E‑Mails: Adresse, Betreff und Zeit')
  expect(mails.getByText('12 Monate seit dem Versand')).toBeVisible()
  expect(mails.getByText('1.204 da · 12 jetzt fällig · 3 in den nächsten 30 Tagen')).toBeVisible()
  const accounts = await row('Konten, die niemand mehr benutzt')
  expect(accounts.getByText('Wird nicht gelöscht')).toBeVisible()
  expect(accounts.getByText('Vorschlag: 36 Monate seit der letzten Anmeldung')).toBeVisible()
  expect(
    accounts.getByText(
      '40 da · mit dieser Frist wären 2 fällig · 1 bleibt, weil die Person einen Verein leitet',
    ),
  ).toBeVisible()
  const sessions = await row('Anmeldungen auf Geräten')
  expect(sessions.queryByRole('button')).toBeNull()
  expect(screen.getByText('Noch nie. Heute Nacht ist es so weit.')).toBeVisible()
})

it('says in numbers what a shorter period deletes before it is saved, with a reason', async () => {
  const state = stateWith({ sent_mails: { total: 50 } })
  const { user, sent } = open({
    'GET /retention': state,
    'GET /retention-preview': { total: 50, due_now: 31, due_soon: 4, held: 0 },
    'PATCH /retention': state,
  })
  const mails = await row('Verschickte E‑Mails: Adresse, Betreff und Zeit')
  await user.click(mails.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  const count = dialog.getByLabelText(/^Frist in Monaten/)
  await user.clear(count)
  await user.type(count, '3')
  expect(
    await dialog.findByText(
      'Mit dieser Frist werden heute Nacht 31 von 50 gelöscht, endgültig. In den nächsten 30 Tagen kommen 4 dazu.',
    ),
  ).toBeVisible()
  await user.type(dialog.getByLabelText(/^Warum\?/), 'So steht es im Vertrag')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'PATCH /retention').map(({ body }) => body)).toEqual([
      { kind: 'sent_mails', on: true, count: 3, reason: 'So steht es im Vertrag', based_on: 'v1' },
    ]),
  )
})

it('asks for a period within its limits, and keeps what was typed where somebody was faster', async () => {
  const { user, sent } = open({
    'GET /retention': stateWith(),
    'GET /retention-preview': nothing,
    'PATCH /retention': refuse('edited_meanwhile'),
  })
  const care = await row('Betreuung: Fragen, Gespräche, Termine und Minuten')
  await user.click(care.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Nichts davon wird gelöscht.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /^Löschen, wenn/ }))
  const count = dialog.getByLabelText(/^Frist in Jahren/)
  await user.clear(count)
  await user.type(count, '99')
  await user.type(dialog.getByLabelText(/^Warum\?/), 'Vertrag')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('Erlaubt sind 2 bis 15.')).toBeVisible()
  expect(sent.filter(({ key }) => key === 'PATCH /retention')).toEqual([])
  await user.clear(count)
  await user.type(count, '7')
  expect(await dialog.findByText('Mit dieser Frist wird heute Nacht nichts gelöscht.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(count).toHaveValue('7')
})

it('does not save what it could not count', async () => {
  const { user } = open({ 'GET /retention': stateWith(), 'GET /retention-preview': refuse('internal_error') })
  const mails = await row('Verschickte E‑Mails: Adresse, Betreff und Zeit')
  await user.click(mails.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/konnte nicht gezählt werden/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled()
})

it('deletes at once what is due, after saying how much, and shows what the run took', async () => {
  const done = stateWith(
    {},
    {
      begun_at: '2026-03-02T10:00:00.000Z',
      finished_at: '2026-03-02T10:00:01.000Z',
      started_by: null,
      taken: [{ kind: 'sent_mails', count: 12 }],
      failed: ['care'],
    },
  )
  const { user, sent } = open({
    'GET /retention': stateWith({ sent_mails: { total: 20, due_now: 12 }, care: { total: 9, due_now: 9 } }),
    'POST /retention-run': done,
  })
  await user.click(await screen.findByRole('button', { name: 'Jetzt löschen' }))
  const dialog = within(await screen.findByRole('dialog'))
  // What is off is not counted.
  expect(dialog.getByText('12 Einträge werden gelöscht. Zurückholen lassen sie sich nicht.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Jetzt löschen' }))
  await waitFor(() => expect(sent.some(({ key }) => key === 'POST /retention-run')).toBe(true))
  expect(await screen.findByText('12 Einträge gelöscht:')).toBeVisible()
  expect(screen.getByText('Verschickte E‑Mails: Adresse, Betreff und Zeit: 12')).toBeVisible()
  expect(screen.getByText(/^Bei „Betreuung: Fragen/)).toBeVisible()
})
