import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { Levels, LevelsChange } from './api/levels.ts'
import LevelsPage from './LevelsPage.tsx'

const level = (start: number, income_per_user: number, bonus: number, tier: 'iron' | 'bronze') => ({
  id: `019a0000-0000-7000-8000-0000000000${start + 10}`,
  start,
  income_per_user,
  bonus,
  tier,
})
const levels: Levels = {
  items: [level(1, 500, 0, 'iron'), level(10, 800, 5000, 'bronze')],
  total: 2,
  inherited: false,
  version: '1:500:0|10:800:5000',
}
const change: LevelsChange = {
  levels: [],
  inherited: false,
  version: levels.version,
  societies: 14,
  up: 2,
  down: 1,
  moves: [
    {
      society: { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV Möwe', is_community: true },
      finishes: 9,
      from: 'iron',
      to: 'bronze',
      before: 500,
      after: 800,
    },
  ],
}
const society = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'TSV Möwe',
  is_community: true,
  city: 'Kassel',
  version: '1',
  edited: null,
  deleted_at: null,
  merged_into: null,
  owner: null,
  admins: [],
  members: 3,
  own_levels: false,
  referral_link: 'https://kursportal.example/register?referrer=1',
  created_at: '2026-03-02T10:00:00.000Z',
  abilities: {
    edit: true,
    change_owner: true,
    manage_admins: true,
    manage_levels: true,
    request_payout: true,
    correct: true,
    delete: true,
  },
}
const openDefaults = (answers: FakeAnswers = {}) =>
  renderPage(<LevelsPage />, {
    at: '/admin/sales/levels',
    path: '/admin/sales/levels',
    answers: { 'GET /society-levels': levels, 'PUT /society-levels': change, ...answers },
  })
const openOwn = (answers: FakeAnswers = {}) =>
  renderPage(<LevelsPage />, {
    at: `/admin/sales/${society.id}/levels`,
    path: '/admin/sales/:societyId/levels',
    answers: {
      'GET /society-levels': { ...levels, inherited: true, version: '' },
      'GET /society': society,
      'PUT /society-levels': change,
      ...answers,
    },
  })

it('says in sentences what levels mean, and reckons an example', async () => {
  const { user } = openDefaults()
  expect(
    await screen.findByText(
      /Bronze: Ab dem 10. Abschluss im Jahr gibt es 8,00.€ je Abschluss, und einmal 50,00.€/,
    ),
  ).toBeVisible()
  expect(screen.getByText(/69,00.€ \+ 50,00.€ Bonus = 119,00.€/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Abschlüsse im Jahr' }), '5')
  expect(screen.getByText(/^25,00.€$/)).toBeVisible()
})

it('says before saving who would move, and saves what was asked', async () => {
  const { user, sent } = openDefaults()
  const [first] = await screen.findAllByRole('textbox', { name: /Je Abschluss/ })
  if (!first) throw new Error('no field')
  await user.clear(first)
  await user.type(first, '9')
  expect(await screen.findByText(/Ab dem 10. Abschluss gibt es weniger als davor/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Prüfen und speichern' }))
  const question = within(await screen.findByRole('dialog', { name: 'Diese Stufen speichern?' }))
  expect(
    question.getByText(/Das betrifft 14 Vereine und Gruppen: 2 rücken auf, 1 fällt zurück/),
  ).toBeVisible()
  expect(question.getByText(/TSV Möwe \(9\): Eisen → Bronze/)).toBeVisible()
  const wanted = {
    society_id: null,
    levels: [
      { start: 1, income_per_user: 900, bonus: 0 },
      { start: 10, income_per_user: 800, bonus: 5000 },
    ],
    based_on: levels.version,
  }
  expect(sent.find(({ key }) => key === 'PUT /society-levels')?.body).toEqual({ ...wanted, dry_run: true })
  await user.click(question.getByRole('button', { name: 'Stufen speichern' }))
  expect(await screen.findByText('Die Stufen sind gespeichert.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'PUT /society-levels')?.body).toEqual(wanted)
})

it('adds and removes levels, and says where two begin the same', async () => {
  const { user, sent } = openDefaults()
  await user.click(await screen.findByRole('button', { name: 'Stufe hinzufügen' }))
  const starts = screen.getAllByRole('textbox', { name: /Ab Abschluss/ })
  expect(starts).toHaveLength(3)
  const last = starts[2]
  if (!last) throw new Error('no field')
  await user.clear(last)
  await user.type(last, '10')
  await user.click(screen.getByRole('button', { name: 'Prüfen und speichern' }))
  expect(await screen.findByText('Ab 10 gibt es schon eine Stufe.')).toBeVisible()
  expect(sent.some(({ key }) => key === 'PUT /society-levels')).toBe(false)
  await user.click(screen.getAllByRole('button', { name: /^Stufe .* entfernen$/ })[0] as HTMLElement)
  expect(screen.getAllByRole('textbox', { name: /Ab Abschluss/ })).toHaveLength(2)
})

it('keeps what was typed when somebody else saved other levels meanwhile', async () => {
  let now = levels
  const { user, sent } = openDefaults({
    'GET /society-levels': () => now,
    'PUT /society-levels': refuse('edited_meanwhile'),
  })
  const [first] = await screen.findAllByRole('textbox', { name: /Je Abschluss/ })
  if (!first) throw new Error('no field')
  await user.clear(first)
  await user.type(first, '9')
  now = { ...levels, items: [level(1, 700, 0, 'iron')], total: 1, version: '1:700:0' }
  await user.click(screen.getByRole('button', { name: 'Prüfen und speichern' }))
  expect(await screen.findByText(/Inzwischen hat jemand andere Stufen gespeichert/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Meine behalten' }))
  expect(first).toHaveValue('9,00')
  await user.click(screen.getByRole('button', { name: 'Prüfen und speichern' }))
  expect(sent.findLast(({ key }) => key === 'PUT /society-levels')?.body).toMatchObject({
    based_on: '1:700:0',
  })
})

it('begins own levels of a society as a copy of the default ones', async () => {
  const { user, sent } = openOwn()
  await user.click(await screen.findByRole('button', { name: 'Eigene Stufen anlegen' }))
  expect(screen.getAllByRole('textbox', { name: /Ab Abschluss/ })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Prüfen und speichern' }))
  await screen.findByRole('dialog')
  expect(sent.find(({ key }) => key === 'PUT /society-levels')?.body).toMatchObject({
    society_id: society.id,
    based_on: '',
  })
})

it('leads back to the default levels, and says so before', async () => {
  const { user, sent } = openOwn({ 'GET /society-levels': levels })
  await user.click(await screen.findByRole('button', { name: 'Zurück zu den Standardstufen' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Stufen speichern' }))
  expect(await screen.findByText('Die Stufen sind gespeichert.')).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'PUT /society-levels')?.body).toMatchObject({ levels: [] })
})
