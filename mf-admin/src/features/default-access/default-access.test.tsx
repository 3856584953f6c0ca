import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DefaultAccess } from './api/default-accesses.ts'
import DefaultAccessPage from './DefaultAccessPage.tsx'

const spring: DefaultAccess = {
  id: '01980000-0000-7000-8000-00000000001a',
  name: 'Frühjahr',
  courses: 3,
  live_courses: 2,
  owner: { id: '01980000-0000-7000-8000-00000000002a', name: 'Eva Erle' },
  added_at: '2026-03-02T10:00:00.000Z',
  added_by: { id: '01980000-0000-7000-8000-00000000003a', name: 'Anna Albrecht' },
}
const effect = {
  courses_gained: 0,
  courses_lost: 2,
  people_gaining: 0,
  people_losing: 1204,
  people_learning: 37,
}

const open = (accesses: DefaultAccess[], answers: FakeAnswers = {}) =>
  renderPage(<DefaultAccessPage />, {
    answers: {
      'GET /default-ids': { accesses },
      'GET /accesses': { items: [], total: 0 },
      'PATCH /default-ids': { accesses, effect },
      ...answers,
    },
    path: '/admin/default-access',
    at: '/admin/default-access',
  })

it('says what everybody has, since when and by whom', async () => {
  open([spring])
  expect(
    await screen.findByText(
      '2 veröffentlichte Kurse · 1 Entwurf · von Eva Erle · seit 02.03.2026, eingetragen von Anna Albrecht',
    ),
  ).toBeVisible()
})

it('warns where nobody has anything', async () => {
  open([])
  expect(await screen.findByText(/Neue Mitglieder sehen keinen Kurs/)).toBeVisible()
})

it('says in numbers what will happen before it is saved, with what was seen', async () => {
  const { sent } = open([spring])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Frühjahr: nicht mehr für alle' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('1.204 Mitglieder verlieren 2 Kurse.')).toBeVisible()
  expect(dialog.getByText('37 Menschen sind gerade darin. Ihr Fortschritt bleibt.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Nicht mehr für alle' }))
  const body = { access_ids: [], known: [spring.id] }
  await waitFor(() =>
    expect(sent.filter(({ key }) => key === 'PATCH /default-ids').map((one) => one.body)).toEqual([
      { ...body, dry_run: true },
      body,
    ]),
  )
})

it('says that somebody else was faster', async () => {
  open([spring], { 'PATCH /default-ids': refuse('edited_meanwhile') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Frühjahr: nicht mehr für alle' }))
  expect(await screen.findByText('Es ließ sich nicht zählen, für wen sich etwas ändert')).toBeVisible()
})
