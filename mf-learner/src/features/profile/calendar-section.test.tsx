import type { CalendarFeed } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CalendarSection } from './calendar/CalendarSection.tsx'

const off: CalendarFeed = { address: null, created_at: null, read_at: null }
const on = (token: string, read_at: string | null = null): CalendarFeed => ({
  address: `https://kurse.example/api/calendar.ics?token=${token}`,
  created_at: '2026-11-20T10:00:00.000Z',
  read_at,
})
const show = (answers: FakeAnswers) =>
  renderPage(<CalendarSection />, { path: '/profile', at: '/profile', answers })
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

it('is switched on, and shows the address to copy and to open', async () => {
  show({ 'GET /calendar-feed': off, 'PUT /calendar-feed': on('one') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Kalender einschalten' }))
  expect(await screen.findByText('https://kurse.example/api/calendar.ics?token=one')).toBeVisible()
  expect(screen.getByRole('link', { name: 'In meinem Kalender öffnen' })).toHaveAttribute(
    'href',
    'webcal://kurse.example/api/calendar.ics?token=one',
  )
  await user.click(screen.getByRole('button', { name: 'Adresse kopieren' }))
  expect(await navigator.clipboard.readText()).toBe('https://kurse.example/api/calendar.ics?token=one')
  expect(screen.getByText(/Noch hat kein Kalender nachgesehen/)).toBeVisible()
  expect(screen.getByText('iPhone und iPad')).toBeVisible()
})

it('says why it could not be switched on', async () => {
  show({ 'GET /calendar-feed': off, 'PUT /calendar-feed': refuse('unavailable') })
  await userEvent.click(await screen.findByRole('button', { name: 'Kalender einschalten' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Kalender einschalten' })).toBeEnabled()
})

it('gets a new address after asking', async () => {
  show({ 'GET /calendar-feed': on('one', '2026-11-20T11:00:00.000Z'), 'PUT /calendar-feed': on('two') })
  expect(await screen.findByText(/Dein Kalender hat zuletzt nachgesehen: 20\.11\.2026/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Neue Adresse' }))
  await confirm('Neue Adresse')
  expect(await screen.findByText('https://kurse.example/api/calendar.ics?token=two')).toBeVisible()
})

it('is switched off after asking', async () => {
  const { sent } = show({ 'GET /calendar-feed': on('one'), 'DELETE /calendar-feed': undefined })
  await userEvent.click(await screen.findByRole('button', { name: 'Ausschalten' }))
  await confirm('Ausschalten')
  expect(await screen.findByRole('button', { name: 'Kalender einschalten' })).toBeVisible()
  expect(sent.map(({ key }) => key)).toContain('DELETE /calendar-feed')
})
