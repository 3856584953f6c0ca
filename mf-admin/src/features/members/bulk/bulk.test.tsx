import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import MembersPage from '../MembersPage.tsx'
import { member } from '../../../common/member.fixtures.ts'

const ACCESS = '01980000-0000-7000-8000-00000000acc1'
const report = { chosen: 1204, done: 1200, left_out: [{ reason: 'has_it_already' as const, count: 4 }] }

const isTried = (body: unknown) => typeof body === 'object' && body !== null && 'dry_run' in body

const open = (answers: FakeAnswers) =>
  renderPage(<MembersPage />, {
    at: '/admin/members?weg=90',
    path: '/admin/members',
    answers: {
      'GET /users': { items: [member], total: 1204 },
      'GET /accesses': {
        items: [
          {
            id: ACCESS,
            name: 'Frühling',
            owner: { id: member.id, name: 'Miriam Vogt' },
            for_societies: false,
            open_until: null,
            courses: [],
            users: 0,
            societies: 0,
            is_default: false,
            has_landing_page: false,
            updated_at: member.created_at,
            created_at: member.created_at,
          },
        ],
        total: 1,
      },
      ...answers,
    },
  })

it('sends the filter for all that is found, after it said how many it is about', async () => {
  const { user, sent } = open({ 'POST /access/users': report })
  await user.click(await screen.findByRole('checkbox', { name: 'Lore Lindner auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Alle 1.204 auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Zugang geben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zugang geben' }))
  await user.click(dialog.getByRole('combobox', { name: 'Zugang' }))
  await user.click(await screen.findByRole('option', { name: /Frühling/ }))
  expect(await dialog.findByText('1.204 Menschen sind gewählt.')).toBeVisible()
  expect(dialog.getByText('4, weil sie den Zugang schon haben')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '1.200 Menschen geben' }))
  expect(await screen.findByText('1.200 Menschen haben den Zugang bekommen.')).toBeVisible()
  const calls = sent.filter(({ key }) => key === 'POST /access/users').map(({ body }) => body)
  expect(calls[0]).toEqual({ filter: { inactive_days: 90 }, access_id: ACCESS, dry_run: true })
  expect(calls.find((body) => typeof body === 'object' && body !== null && 'expected' in body)).toEqual({
    filter: { inactive_days: 90 },
    access_id: ACCESS,
    expected: 1204,
  })
})

it('deletes only with reason and password, and keeps what was typed when the password is wrong', async () => {
  const { user, sent } = open({
    'POST /users/deletion': ({ body }) =>
      isTried(body) ? { chosen: 1, done: 1, left_out: [] } : refuse('wrong_password'),
  })
  const done = () => sent.filter(({ key, body }) => key === 'POST /users/deletion' && !isTried(body))
  await user.click(await screen.findByRole('checkbox', { name: 'Lore Lindner auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Löschen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Konten löschen' }))
  const press = await dialog.findByRole('button', { name: 'Ein Konto löschen' })
  await user.click(press)
  expect(done()).toEqual([])
  await user.type(dialog.getByLabelText(/^Grund/), 'Auf eigenen Wunsch')
  await user.type(dialog.getByLabelText('Bestätige mit deinem Passwort'), 'falsch')
  await user.click(press)
  await waitFor(() => expect(done()).toHaveLength(1))
  expect(await dialog.findByText(/Passwort stimmt nicht|falsch/i)).toBeVisible()
  expect(dialog.getByLabelText(/^Grund/)).toHaveValue('Auf eigenen Wunsch')
})
