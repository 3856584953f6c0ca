import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { member } from '../../common/member.fixtures.ts'
import MembersPage from './MembersPage.tsx'

const open = (asked = '', answers: FakeAnswers = {}) =>
  renderPage(<MembersPage />, {
    at: `/admin/members${asked}`,
    path: '/admin/members',
    answers: {
      'GET /users': { items: [member], total: 1204 },
      'GET /societies': { items: [], total: 0, years: [] },
      ...answers,
    },
  })

it('says in words whom it shows, and asks for just them in the wanted order', async () => {
  const { sent } = open('?wer=team&weg=90&alter=minor&ab=2026-02-01&sortierung=-seen&zeilen=50')
  expect(
    await screen.findByText(
      'Mitglieder, mit der Rolle Verwaltung und Kursleitung, die seit 90 Tagen nicht da waren, die minderjährig sind, registriert ab dem 01.02.2026: 1.204',
    ),
  ).toBeVisible()
  expect(sent.find(({ key }) => key === 'GET /users')?.query).toEqual({
    limit: '50',
    offset: '0',
    role: 'team',
    inactive_days: '90',
    age: 'minor',
    from: '2026-02-01',
    sort: 'seen',
    descending: 'true',
  })
})

it('says what stands out of somebody, and leads to what they agreed to', async () => {
  const { user } = open('')
  const table = within(await screen.findByRole('list', { name: 'Mitglieder' }))
  expect(table.getByText('noch nie angemeldet')).toBeVisible()
  expect(table.getByText('1 von 3 geschafft')).toBeVisible()
  expect(table.getByTitle(member.email)).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Aktionen für Lore Lindner' }))
  expect(await screen.findByRole('menuitem', { name: 'Einwilligungen' })).toHaveAttribute(
    'href',
    `/admin/members/${member.id}/consents`,
  )
})
