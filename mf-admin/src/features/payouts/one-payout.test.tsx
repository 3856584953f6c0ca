import { refuse } from '@kursportal/shared/testing'
import '@kursportal/shared/testing/kept'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { payout, payoutCase } from './payouts.fixtures.ts'
import { openOne } from './payouts.testing.tsx'

it('leads back from a payout that is not there', async () => {
  openOne({}, { 'GET /transaction-request': refuse('not_found') })
  expect(await screen.findByText('Diese Auszahlung gibt es nicht')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu allen Auszahlungen' })).toHaveAttribute(
    'href',
    '/admin/payouts',
  )
})

it('shows what the money is made of and where it is', async () => {
  openOne({ owner_iban_changed: true, notes: 'Für Matten' })
  expect(await screen.findByRole('heading', { level: 1, name: /50,00.€ für TSV Möwe/ })).toBeVisible()
  expect(await screen.findByText('Für Matten')).toBeVisible()
  expect(screen.getByText(/Die IBAN für Auszahlungen ist seit der Anfrage eine andere/)).toBeVisible()
  const money = within(screen.getByRole('region', { name: 'Geld des Jahres 2026' }))
  expect(money.getAllByText(/69,00.€/)).toHaveLength(3)
})

it('warns before booking to an account that the bank sent a payment back from', async () => {
  openOne({ account_returned: 'Konto erloschen' })
  expect(
    await screen.findByText(/auf dieses Konto hat die Bank zurückgeschickt: Konto erloschen/),
  ).toBeVisible()
})

it('says of a finish that it was counted for a club which was merged into this one', async () => {
  const finish = {
    id: '018f0000-0000-7000-8000-0000000000f1',
    number: 4,
    counted_for: { id: '018f0000-0000-7000-8000-0000000000f2', name: 'SV Albatros' },
    person: null,
    finished_at: '2025-05-01T10:00:00.000Z',
    tier: 'iron' as const,
    income: 500,
    reversed: false,
  }
  openOne({}, { 'GET /user-finishes': { items: [finish], total: 1 } })
  expect(await screen.findByText('gezählt für „SV Albatros“, inzwischen zusammengeführt')).toBeInTheDocument()
})

it('says who was faster, and shows what the payout is now', async () => {
  let asked = 0
  const { user } = openOne(
    {},
    {
      'GET /transaction-request': () => {
        asked += 1
        return asked === 1 ? payoutCase : { ...payoutCase, state: 'booked', stage: 'booked' }
      },
      'POST /society/transaction': refuse('already_booked', {
        state: 'booked',
        decided_by: 'Anna Amt',
        decided_at: '2026-03-03T10:05:00.000Z',
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Buchen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Buchen' }))
  expect(await screen.findByText(/Anna Amt hat diese Auszahlung 03.03.2026, \d\d:05 gebucht/)).toBeVisible()
  expect(await screen.findByText('Gebucht, noch in keiner Datei')).toBeInTheDocument()
})

it('asks whoever leads the society for a reason', async () => {
  const { user, sent } = openOne({ own: true }, { 'POST /society/transaction': payout })
  await user.click(await screen.findByRole('button', { name: 'Buchen' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Buchen' }))
  expect(sent.some(({ key }) => key === 'POST /society/transaction')).toBe(false)
  await user.type(form.getByRole('textbox', { name: /Warum buchst du selbst/ }), 'Nur ich bin da')
  await user.click(form.getByRole('button', { name: 'Buchen' }))
  expect(await screen.findByText('Die Auszahlung ist gebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/transaction')?.body).toEqual({
    request_id: payout.id,
    reason: 'Nur ich bin da',
  })
})

it('refuses with a ready sentence and shows the mail before', async () => {
  const { user, sent } = openOne({}, { 'POST /society/transaction-refusal': payout })
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText('An olga@beispiel.de')).toBeVisible()
  await user.selectOptions(form.getByRole('combobox'), 'Diese Auszahlung ist doppelt beantragt.')
  expect(form.getByRole('textbox', { name: 'Grund' })).toHaveValue('Diese Auszahlung ist doppelt beantragt.')
  await user.click(form.getByRole('button', { name: 'Ablehnen' }))
  expect(await screen.findByText('Die Auszahlung ist abgelehnt.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/transaction-refusal')?.body).toEqual({
    request_id: payout.id,
    reason: 'Diese Auszahlung ist doppelt beantragt.',
  })
})

it('gives back what was made of a ready sentence after a reload', async () => {
  const open = async () => {
    const { user } = openOne()
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
    return { user, form: within(await screen.findByRole('dialog')) }
  }
  const { user, form } = await open()
  await user.selectOptions(form.getByRole('combobox'), 'Diese Auszahlung ist doppelt beantragt.')
  await user.type(form.getByRole('textbox', { name: 'Grund' }), ' Siehe März.')
  cleanup()
  const again = await open()
  await waitFor(() =>
    expect(again.form.getByRole('textbox', { name: 'Grund' })).toHaveValue(
      'Diese Auszahlung ist doppelt beantragt. Siehe März.',
    ),
  )
  expect(again.form.getByRole('combobox')).toHaveValue('Diese Auszahlung ist doppelt beantragt.')
})

it('books back what the bank sent back', async () => {
  const { user, sent } = openOne(
    {
      state: 'booked',
      stage: 'exported',
      exported_at: '2026-03-04T10:00:00.000Z',
      confirmed_at: '2026-03-05T10:00:00.000Z',
    },
    { 'POST /society/payout-return': payout },
  )
  const confirmed = await screen.findByText('Von der Bank bestätigt')
  expect(confirmed.nextElementSibling).toHaveTextContent('05.03.2026')
  await user.click(await screen.findByRole('button', { name: 'Zurückbuchen' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Konto erloschen')
  await user.click(form.getByRole('button', { name: 'Zurückbuchen' }))
  expect(await screen.findByText('Die Auszahlung ist zurückgebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/payout-return')?.body).toMatchObject({
    mend_account: true,
  })
})

it('books back without blaming the account where the bank names no reason', async () => {
  const { user, sent } = openOne(
    { state: 'booked', stage: 'exported', exported_at: '2026-03-04T10:00:00.000Z' },
    { 'POST /society/payout-return': payout },
  )
  await user.click(await screen.findByRole('button', { name: 'Zurückbuchen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole('radio', { name: /^Am Konto/ })).toBeChecked()
  await user.selectOptions(form.getByRole('combobox'), 'Die Bank nennt keinen Grund.')
  expect(form.getByRole('radio', { name: /^Nicht am Konto/ })).toBeChecked()
  await waitFor(() =>
    expect(sent.findLast(({ key }) => key === 'POST /transaction-request/mail-preview')?.body).toMatchObject({
      mend_account: false,
    }),
  )
  await user.click(form.getByRole('button', { name: 'Zurückbuchen' }))
  expect(await screen.findByText('Die Auszahlung ist zurückgebucht.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/payout-return')?.body).toEqual({
    request_id: payout.id,
    reason: 'Die Bank nennt keinen Grund.',
    mend_account: false,
  })
})

it('undoes what was booked by mistake before a bank has it, and shows no mail that says the bank sent it back', async () => {
  const { user, sent } = openOne(
    { state: 'booked', stage: 'booked' },
    { 'POST /society/payout-return': payout },
  )
  await user.click(await screen.findByRole('button', { name: 'Buchung zurücknehmen' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText(/Zur Bank ging noch nichts/)).toBeVisible()
  expect(form.queryByText('So kommt die E-Mail an')).toBeNull()
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Aus Versehen gebucht')
  await user.click(form.getByRole('button', { name: 'Buchung zurücknehmen' }))
  expect(await screen.findByText('Die Buchung ist zurückgenommen.')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /society/payout-return')?.body).toEqual({
    request_id: payout.id,
    reason: 'Aus Versehen gebucht',
    undo: true,
  })
})

it('says that a bank file was made meanwhile, and shows the payout as it is now', async () => {
  let asked = 0
  const { user } = openOne(
    {},
    {
      'GET /transaction-request': () => {
        asked += 1
        return { ...payoutCase, state: 'booked', stage: asked === 1 ? 'booked' : 'exported' }
      },
      'POST /society/payout-return': refuse('already_exported'),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Buchung zurücknehmen' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Aus Versehen gebucht')
  await user.click(form.getByRole('button', { name: 'Buchung zurücknehmen' }))
  expect(await form.findByText(/steht inzwischen in einer Bankdatei/)).toBeVisible()
  // Behind the dialog.
  expect(await screen.findByRole('button', { name: 'Zurückbuchen', hidden: true })).toBeInTheDocument()
})
