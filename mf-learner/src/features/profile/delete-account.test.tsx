import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { COURSE, courseOrder, participation } from '../../testing/course.ts'
import { open, person } from './profile.testing.tsx'

it('says what goes and what stays before the account is deleted', async () => {
  await open({ 'PUT /delete': { expires_in: 900, tries: 5 } })
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Das wird sofort gelöscht')).toBeVisible()
  expect(dialog.getByText('Das bleibt, aber ohne deinen Namen')).toBeVisible()
  await userEvent.click(await dialog.findByRole('button', { name: 'Code anfordern' }))
  expect(await screen.findByRole('button', { name: 'Konto endgültig löschen' })).toBeVisible()
})

it('names a contract that still binds, and a certificate that was not fetched yet', async () => {
  await open({
    'GET /orders': {
      items: [courseOrder(), courseOrder({ course_id: person.id, last_day: '2020-01-15' })],
      total: 2,
    },
    'GET /course-participations': { items: [participation({ course_title: 'Atem holen' })], total: 1 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText(/^Dein Vertrag über „Starker Rücken“ wird damit nicht widerrufen\./),
  ).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/withdrawal\?contract=/),
  )
  expect(dialog.getByText(/^Für „Atem holen“ hast du noch keine Bescheinigung\./)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Jetzt holen' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/finish`,
  )
})

const society = { id: '01980000-0000-7000-8000-0000000000cc', members: 3, available: 12_050, requested: 3000 }
const deletes = (sent: { key: string; body: unknown }[]) =>
  sent.filter(({ key }) => key === 'DELETE /account').map(({ body }) => body)
const deleteFromDialog = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Code aus der E-Mail'), code)
  await userEvent.click(screen.getByRole('button', { name: 'Konto endgültig löschen' }))
}

it('says what lapses with a group and with a Verein, and wants that confirmed before the code', async () => {
  const { sent } = await open({
    'GET /delete': {
      societies: [
        { ...society, name: 'Lores Gruppe', is_community: false },
        {
          ...society,
          id: '01980000-0000-7000-8000-0000000000dd',
          name: 'TSV Lindenau',
          is_community: true,
          members: 1,
          available: 0,
        },
      ],
      lapse_cents: 15_050,
    },
    'PUT /delete': { expires_in: 900, tries: 5 },
    'DELETE /account': refuse('balance_lapses', { lapse_cents: 15_550 }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }))
  const agree = await screen.findByRole('checkbox', {
    name: /^Ja, das will ich so: 150,50\s€ sollen verfallen$/,
  })
  const lines = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((line) => line.textContent.replaceAll('\u00a0', ' '))
  expect(lines.slice(-7)).toEqual([
    'Diese Gruppe endet mit deinem Konto. Der Link zum Empfehlen gilt dann nicht mehr.',
    '3 Mitglieder sind dann ohne Gruppe.',
    '120,50 € sind noch verfügbar und verfallen.',
    '30,00 € sind beantragt und werden nicht ausgezahlt.',
    'Der Verein bleibt, hat dann aber keine Leitung. Ein Admin bestimmt eine neue.',
    'Ein Mitglied bleibt im Verein.',
    '30,00 € sind beantragt und werden nicht ausgezahlt. Sie bleiben beim Verein.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Code anfordern' }))
  expect(await screen.findByText('Bestätige bitte, dass du das so willst.')).toBeVisible()
  expect(sent.map(({ key }) => key)).not.toContain('PUT /delete')
  await userEvent.click(agree)
  await userEvent.click(screen.getByRole('button', { name: 'Code anfordern' }))
  await deleteFromDialog('richtig1')
  expect(await screen.findByText(/^Inzwischen sind es 155,50\s€, die verfallen\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Konto endgültig löschen' }))
  await waitFor(() =>
    expect(deletes(sent)).toEqual(
      [15_050, 15_550].map((lapse_cents) => ({ code: 'RICHTIG1', let_lapse: true, lapse_cents })),
    ),
  )
})

it('speaks of nothing that lapses where a Verein keeps its money', async () => {
  await open({
    'GET /delete': { societies: [{ ...society, name: 'TSV Lindenau', is_community: true }], lapse_cents: 0 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }))
  expect(await screen.findByRole('checkbox', { name: 'Ja, das will ich so' })).toBeVisible()
  expect(screen.queryByText(/verfallen/)).not.toBeInTheDocument()
})

it('asks nothing more of somebody who leads nothing', async () => {
  const { sent } = await open({
    'PUT /delete': { expires_in: 900, tries: 5 },
    'DELETE /account': refuse('invalid_code'),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Code anfordern' }))
  await deleteFromDialog('richtig1')
  await waitFor(() => expect(deletes(sent)).toEqual([{ code: 'RICHTIG1' }]))
})

it('lets nobody confirm what could not be looked up', async () => {
  let healed = false
  await open({ 'GET /delete': () => (healed ? { societies: [], lapse_cents: 0 } : refuse('unavailable')) })
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }))
  expect(await screen.findByText(/^Wir konnten nicht nachsehen/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Code anfordern' })).not.toBeInTheDocument()
  healed = true
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('button', { name: 'Code anfordern' })).toBeVisible()
})

it('tells admins why they cannot delete themselves', async () => {
  await open({ 'GET /user': { ...person, perms: { admin: true, course_creator: false } } })
  expect(screen.queryByRole('button', { name: 'Konto löschen' })).not.toBeInTheDocument()
  expect(screen.getByText(/Admins können ihr eigenes Konto nicht löschen/)).toBeVisible()
})
