import { refuse, renderPage, testPerson, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { forgetConfirmation } from '../../common/admin-password/confirmation.ts'
import { miriam, MIRIAM } from './person.fixtures.ts'
import PersonPage from './PersonPage.tsx'

const open = (answers: FakeAnswers = {}, tab = '') =>
  renderPage(<PersonPage />, {
    answers: { 'GET /other-user': miriam, ...answers },
    path: '/admin/members/:userId/:tab?',
    at: `/admin/members/${MIRIAM}${tab}`,
  })
afterEach(forgetConfirmation)

const password = 'Bestätige mit deinem Passwort'

it('says who somebody is, hides what is secret, and leads to each tab', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Miriam Vogt' })).toBeVisible()
  expect(screen.getAllByText(/Noch nie angemeldet/)).toHaveLength(1)
  expect(screen.getByText('DE89 •••• 3000')).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Bereiche von Miriam Vogt' }))
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Profil')
  expect(tabs.getByRole('link', { name: 'Bescheinigungen' })).toHaveAttribute(
    'href',
    `/admin/members/${MIRIAM}/certificates`,
  )
})

it('changes one thing with the password, which is remembered for ten minutes', async () => {
  const { user, sent } = open({
    'PATCH /other-user': { ...miriam, city: 'Köln' },
    'POST /admin-confirmation': {
      token: 'zettel',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ort ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^Ort/))
  await user.type(dialog.getByLabelText(/^Ort/), 'Köln')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('Bitte fülle dieses Feld aus.')).toBeVisible()
  await user.type(dialog.getByLabelText(password), 'geheim')
  await user.click(dialog.getByLabelText('Für 10 Minuten merken'))
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const change = sent.find(({ key }) => key === 'PATCH /other-user')
  expect(change).toMatchObject({ query: { 'user-id': MIRIAM }, body: { city: 'Köln', based_on: 'v1' } })
  await user.click(screen.getByRole('button', { name: 'Ort ändern' }))
  expect(await screen.findByText(/^Bestätigt\. Bis \d\d:\d\d Uhr/)).toBeVisible()
  expect(screen.queryByLabelText(password)).not.toBeInTheDocument()
})

it('says of somebody deleted while they were changed that they are gone, and leads on', async () => {
  let isGone = false
  const gone = refuse('not_found')
  const { user } = open({
    'GET /other-user': () => (isGone ? gone : miriam),
    'PATCH /other-user': gone,
  })
  await user.click(await screen.findByRole('button', { name: 'Ort ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Ort/), ' Nord')
  await user.type(dialog.getByLabelText(password), 'geheim')
  isGone = true
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Dieses Konto gibt es nicht mehr')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu den Mitgliedern' })).toHaveAttribute('href', '/admin/members')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('keeps what was typed when the password is wrong', async () => {
  const { user } = open({ 'PATCH /other-user': refuse('wrong_password') })
  await user.click(await screen.findByRole('button', { name: 'Ort ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^Ort/))
  await user.type(dialog.getByLabelText(/^Ort/), 'Köln')
  await user.type(dialog.getByLabelText(password), 'falsch')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('Das Passwort stimmt nicht.')).toBeVisible()
  expect(dialog.getByLabelText(/^Ort/)).toHaveValue('Köln')
})

it('turns a right round with a reason, and leaves one’s own alone', async () => {
  const { user, sent } = open({ 'PATCH /user/permissions': { admin: true, course_creator: true } })
  await user.click(await screen.findByRole('button', { name: 'Recht Verwaltung geben' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Grund/), 'Vertretung')
  await user.type(dialog.getByLabelText(password), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Geben' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'PATCH /user/permissions')?.body).toEqual({
      admin: true,
      reason: 'Vertretung',
    }),
  )
})

it('hands over what somebody leaves behind with their last right, as the team page does', async () => {
  const heir = '01980000-0000-7000-8000-00000000b002'
  const { user, sent } = open({
    'GET /team': {
      items: [
        {
          id: heir,
          name: 'Eva Weiß',
          email: 'eva@beispiel.de',
          image_id: null,
          admin: true,
          course_creator: false,
          courses: 0,
          last_seen_at: null,
          since: null,
          by: null,
        },
      ],
      total: 1,
      admins: 1,
    },
    'POST /team/dismissal': { courses: 6, accesses: 5, films: 6 },
  })
  await user.click(await screen.findByRole('button', { name: 'Recht Kursleitung nehmen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Miriam Vogt Rechte nehmen' }))
  expect(await dialog.findByText('Kurse: 6 · Zugänge: 5 · Videos: 6')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kurse übergeben an' }), 'Eva Weiß')
  await user.type(dialog.getByLabelText(password), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Rechte nehmen' }))
  expect(await screen.findByText('Miriam Vogt hat keine Rechte mehr.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'POST /team/dismissal')?.body).toEqual({
    user_id: MIRIAM,
    heir_id: heir,
  })
})

it('takes one of two rights alone, as the courses stay with an admin', async () => {
  const { user, sent } = open({
    'GET /other-user': { ...miriam, perms: { admin: true, course_creator: true } },
    'PATCH /user/permissions': { admin: true, course_creator: false },
  })
  await user.click(await screen.findByRole('button', { name: 'Recht Kursleitung nehmen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Als Verwaltung kann sie sie weiter bearbeiten/)).toBeVisible()
  await user.type(dialog.getByLabelText(/^Grund/), 'Elternzeit')
  await user.type(dialog.getByLabelText(password), 'geheim')
  await user.click(dialog.getByRole('button', { name: 'Nehmen' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'PATCH /user/permissions')?.body).toEqual({
      course_creator: false,
      reason: 'Elternzeit',
    }),
  )
})

it('lets nobody change their own rights', async () => {
  open({ 'GET /other-user': { ...miriam, id: testPerson.id } })
  expect(await screen.findByText(/Deine eigenen Rechte kann nur jemand anderes ändern/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Recht Kursleitung nehmen' })).toBeDisabled()
})

it('says of somebody who is gone that they are', async () => {
  open({ 'GET /other-user': refuse('not_found') })
  expect(await screen.findByText('Dieses Konto gibt es nicht mehr')).toBeVisible()
})

it('shows the log of the person, and leads from a tab that does not exist to the first', async () => {
  const { address } = open({ 'GET /audit-log': { items: [], total: 0 } }, '/log')
  expect(await screen.findByText('Noch steht hier nichts')).toBeVisible()
  expect(address()).toBe(`/admin/members/${MIRIAM}/log`)
})
