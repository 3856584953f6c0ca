import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Mail, OpenedMail } from './api/mails.ts'
import MailPage from './MailPage.tsx'
import MailsPage from './MailsPage.tsx'

const mail: Mail = {
  id: '019a0000-0000-7000-8000-000000000001',
  to: 'a•••@beispiel.de',
  key: 'reminder',
  state: 'failed',
  tries: 15,
  failure: 'address',
  next_try_at: null,
  created_at: '2026-03-02T10:00:00.000Z',
  done_at: null,
}
const opened: OpenedMail = {
  ...mail,
  to: 'anna@beispiel.de',
  subject: 'Dein Kurs wartet',
  error: '550 5.1.1 user unknown',
  person: { id: '019a0000-0000-7000-8000-000000000002', name: 'Anna Öztürk' },
}
const template = {
  key: 'reminder' as const,
  title: 'Erinnerung an einen begonnenen Kurs',
  subject: '',
  sample_subject: '',
  body: '',
  default_subject: '',
  default_body: '',
  variables: [],
  version: 0,
  updated_at: null,
  group: 'learning' as const,
  printed: false,
  optional: false,
  off: false,
  last_sent_at: null,
}
const answers = (more: FakeAnswers = {}): FakeAnswers => ({
  'GET /mails': { items: [mail], total: 1 },
  'GET /mails/state': { server: true, queued: 0, failed: 1 },
  'GET /templates': { items: [template], total: 1 },
  'GET /mail': opened,
  ...more,
})
const openList = (more?: FakeAnswers, at = '/admin/mails') =>
  renderPage(<MailsPage />, { answers: answers(more), path: '/admin/mails', at })
const openOne = (more?: FakeAnswers) =>
  renderPage(<MailPage />, {
    answers: answers(more),
    path: '/admin/mails/:mailId',
    at: `/admin/mails/${mail.id}`,
  })

it('says why a mail did not arrive, and leads to it', async () => {
  openList()
  expect(await screen.findByText(/^Diese Adresse nimmt keine/)).toBeVisible()
  expect(screen.getByText('a•••@beispiel.de')).toBeVisible()
  expect(await screen.findByRole('link', { name: template.title })).toHaveAttribute(
    'href',
    `/admin/mails/${mail.id}`,
  )
})

it('cuts a long address off where the table has columns beside it, and keeps it whole in the title', async () => {
  const to = `g•••@${'sehr-lang'.repeat(20)}.example`
  openList({ 'GET /mails': { items: [{ ...mail, to }], total: 1 } })
  expect(await screen.findByText(to)).toHaveAttribute('title', to)
})

it('reads with what the address of the page narrows it to', async () => {
  const { sent } = openList({}, '/admin/mails?stand=failed&vorlage=reminder&suche=anna')
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'GET /mails').at(-1)?.query).toMatchObject({
      state: 'failed',
      key: 'reminder',
      to: 'anna',
    }),
  )
})

it('says how many it will send before it sends all that failed once more', async () => {
  const { user, sent } = openList({ 'POST /mails/retry': { queued: 1, left: 0 } })
  await user.click(await screen.findByRole('button', { name: 'Eine noch einmal senden' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^1 E.Mail geht noch einmal auf den Weg/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Eine noch einmal senden' }))
  expect(await screen.findByText(/ist wieder unterwegs/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /mails/retry')?.body).toEqual({})
})

it('gives up all that failed, after saying what goes', async () => {
  const { user, sent } = openList({ 'POST /mails/dismiss': { dismissed: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Eine ablegen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^1 E.Mail geht nicht mehr hinaus/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Eine ablegen' }))
  expect(await screen.findByText(/ist abgelegt/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /mails/dismiss')?.body).toEqual({})
})

it('gives up one that never will arrive', async () => {
  const { user, sent } = openOne({ 'POST /mails/dismiss': { dismissed: 1 } })
  await user.click(await screen.findByRole('button', { name: 'Nicht mehr senden' }))
  expect(await screen.findByText(/ist abgelegt/)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /mails/dismiss')?.body).toEqual({ mail_id: mail.id })
})

it('says so where there is no mail server', async () => {
  openList({ 'GET /mails/state': { server: false, queued: 3, failed: 0 } })
  expect(await screen.findByText(/kein Mailserver eingerichtet/)).toBeVisible()
})

it('shows one with its address and the way to the account, and says that this is noted', async () => {
  openOne()
  expect(await screen.findByText('anna@beispiel.de')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Anna Öztürk: Adresse prüfen' })).toBeVisible()
  expect(screen.getByText('Dein Kurs wartet')).toBeVisible()
  expect(screen.getByText(/steht im Protokoll/)).toBeVisible()
})

it('keeps the subject to itself where it holds a code', async () => {
  openOne({ 'GET /mail': { ...opened, subject: null } })
  expect(await screen.findByText('enthält einen Code und bleibt verborgen')).toBeVisible()
})

it('says so where somebody else sent it once more meanwhile', async () => {
  const { user } = openOne({ 'POST /mails/retry': refuse('mail_not_failed') })
  await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }))
  expect(await screen.findByText(/schon wieder unterwegs/)).toBeVisible()
})
