import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Insurance } from './api/insurances.ts'
import InsurancesPage from './InsurancesPage.tsx'

const linden: Insurance = {
  id: '01980000-0000-7000-8000-00000000001a',
  name: 'Lindenkasse',
  active: true,
  iban_required: false,
  important: true,
  private: false,
  hand_in_text: '',
  hand_in_url: '',
  members: 128,
  without_iban: 41,
  version: '1',
  edited: null,
}
const eichen: Insurance = {
  ...linden,
  id: '01980000-0000-7000-8000-00000000001b',
  name: 'Eichenkasse',
  important: false,
  members: 0,
  without_iban: 0,
}
const { members: _members, without_iban: _iban, version: _version, edited: _edited, ...plain } = linden
const list = { items: [linden, eichen], total: 2 }

const open = (answers: FakeAnswers = {}, at = '/admin/insurances') =>
  renderPage(<InsurancesPage />, {
    answers: { 'GET /admin/insurances': list, ...answers },
    path: '/admin/insurances',
    at,
  })
type Shown = ReturnType<typeof open>

const choose = async ({ user }: Shown, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}
const bodies = ({ sent }: Shown, wanted: string) =>
  sent.filter(({ key }) => key === wanted).map(({ body }) => body)

it('says of each what it is, how many have it, and how certificates are handed in', async () => {
  open()
  expect(await screen.findByText('128')).toBeVisible()
  expect(screen.getByText('steht oben')).toBeVisible()
})

it('reads with what the address of the page narrows it to', async () => {
  const { sent } = open({}, '/admin/insurances?stand=inactive&art=private&sortierung=-members')
  await waitFor(() =>
    expect(sent.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ active: 'false', private: 'true', sort: 'members', descending: 'true' }),
    ),
  )
})

it('puts those fewest people have first where the arrow goes up', async () => {
  const { sent } = open({}, '/admin/insurances?sortierung=members')
  await waitFor(() =>
    expect(sent.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ sort: 'members', descending: 'false' }),
    ),
  )
})

it('takes one out of the choice at once, and back', async () => {
  const page = open({ 'PATCH /insurance': plain })
  await choose(page, 'Lindenkasse', 'Nicht mehr wählbar')
  await page.user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByText('Lindenkasse ist wieder wählbar.')).toBeVisible()
  expect(bodies(page, 'PATCH /insurance')).toEqual([
    { id: linden.id, active: false, based_on: '1' },
    { id: linden.id, active: true },
  ])
})

it('takes a hint and an address, and refuses what is no address', async () => {
  const page = open({ 'PATCH /insurance': plain })
  const { user } = page
  await choose(page, 'Lindenkasse', 'Ändern')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^So reicht man/), 'In der App.')
  await user.type(dialog.getByLabelText(/^Internetseite dafür/), 'linde.example')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText(/die mit https:\/\/ beginnt/)).toBeVisible()
  await user.clear(dialog.getByLabelText(/^Internetseite dafür/))
  await user.type(dialog.getByLabelText(/^Internetseite dafür/), 'https://linde.example')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(bodies(page, 'PATCH /insurance')).toEqual([
      {
        id: linden.id,
        based_on: '1',
        hand_in_text: 'In der App.',
        hand_in_url: 'https://linde.example',
      },
    ]),
  )
})

it('says how many will be asked for an IBAN before that is saved', async () => {
  const page = open()
  await choose(page, 'Lindenkasse', 'Ändern')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/41 Mitglieder/)).toBeNull()
  await page.user.click(dialog.getByLabelText(/^IBAN nötig/))
  expect(dialog.getByText(/41 Mitglieder haben noch keine IBAN/)).toBeVisible()
})

it('shows both versions where somebody else changed the same meanwhile', async () => {
  const page = open({
    'PATCH /insurance': refuse('edited_meanwhile', { version: '2', edited: null }),
    'GET /admin/insurance': { ...linden, name: 'Linde & Co', version: '2' },
  })
  await choose(page, 'Lindenkasse', 'Ändern')
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText('Name'), ' Nord')
  await page.user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Linde & Co')).toBeVisible()
  expect(screen.getByText('Nord')).toBeVisible()
})

it('keeps what was typed where the name is taken', async () => {
  const { user } = open({
    'POST /insurance': ({ body }) => (body.name === 'Lindenkasse' ? refuse('insurance_exists') : plain),
  })
  await user.click(await screen.findByRole('button', { name: 'Neue Krankenkasse' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Lindenkasse')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByText('Diese Krankenkasse gibt es schon.')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Diese Krankenkasse gibt es schon.')
  expect(dialog.getByLabelText('Name')).toHaveFocus()
  expect(dialog.getByLabelText('Name')).toHaveValue('Lindenkasse')
  await user.type(dialog.getByLabelText('Name'), ' Nord')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Lindenkasse Nord ist gespeichert.')).toBeVisible()
})

it('is retired with one press', async () => {
  const page = open({ 'PATCH /insurance': { ...plain, active: false } })
  await choose(page, 'Lindenkasse', 'Nicht mehr wählbar')
  expect(await screen.findByText(/Wer sie hat, behält sie/)).toBeVisible()
  expect(bodies(page, 'PATCH /insurance')).toEqual([{ id: linden.id, active: false, based_on: '1' }])
})

it('says in numbers what merging does before it is done', async () => {
  const page = open({
    'GET /insurance/merge': { members: 128, without_iban: 41 },
    'POST /insurance/merge': { members: 128 },
  })
  await choose(page, 'Lindenkasse', 'Zusammenführen')
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.selectOptions(await dialog.findByLabelText('Mit'), 'Eichenkasse')
  expect(await dialog.findByText('128 Mitglieder wechseln zu Eichenkasse.')).toBeVisible()
  expect(dialog.getByText(/41 davon haben keine IBAN/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
  expect(await screen.findByText('128 Mitglieder sind zu Eichenkasse gewechselt.')).toBeVisible()
  expect(bodies(page, 'POST /insurance/merge')).toEqual([{ from: linden.id, into: eichen.id }])
})

it('says that nobody moves where nobody has it', async () => {
  const page = open({ 'GET /insurance/merge': { members: 0, without_iban: 0 } })
  await choose(page, 'Eichenkasse', 'Zusammenführen')
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.selectOptions(await dialog.findByLabelText('Mit'), 'Lindenkasse')
  expect(await dialog.findByText('Niemand hat sie, also wechselt niemand zu Lindenkasse.')).toBeVisible()
})

it('names which of two is gone meanwhile, and asks for another one', async () => {
  let isGone = false
  const page = open({
    'GET /admin/insurances': () => (isGone ? { items: [linden], total: 1 } : list),
    'GET /insurance/merge': { members: 128, without_iban: 0 },
    'POST /insurance/merge': refuse('not_found'),
  })
  await choose(page, 'Lindenkasse', 'Zusammenführen')
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.selectOptions(await dialog.findByLabelText('Mit'), 'Eichenkasse')
  isGone = true
  await page.user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
  expect(await dialog.findByText(/^Eichenkasse gibt es nicht mehr\./)).toBeVisible()
  expect(dialog.getByLabelText('Mit')).toHaveValue('')
})

it('is deleted only where nobody has it, and says why not elsewhere', async () => {
  const page = open({ 'DELETE /insurance': undefined })
  await page.user.click(await screen.findByRole('button', { name: /Lindenkasse/ }))
  expect(await screen.findByText(/128 Mitglieder haben sie/)).toBeVisible()
  await page.user.keyboard('{Escape}')
  await choose(page, 'Eichenkasse', 'Löschen')
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Löschen' }))
  expect(await screen.findByText('Eichenkasse ist gelöscht.')).toBeVisible()
})

it('says so where nobody can choose one', async () => {
  open({ 'GET /admin/insurances': { items: [], total: 0 } })
  expect(await screen.findByText(/kann niemand eine Krankenkasse wählen/)).toBeVisible()
})
