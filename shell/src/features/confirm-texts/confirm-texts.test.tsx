import type { AnswerOf } from '@kursportal/shared/client'
import { refuse, renderPage, testSession } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { SessionGate } from '../../session/SessionGate.tsx'

const privacy = {
  type: 'privacy' as const,
  title: 'Datenschutz',
  content: 'Wir löschen jetzt früher.',
  version: 3,
  updated_at: '2026-03-01T10:00:00.000Z',
  valid_from: null,
  asks_again: true,
}
const terms = { ...privacy, type: 'terms-of-use' as const, title: 'Nutzungsbedingungen', version: 2 }

const open = (due: AnswerOf<'GET /consents/due'>, { answers = {}, at = '/my-courses' } = {}) =>
  renderPage(<SessionGate open={false}>Meine Kurse</SessionGate>, {
    at,
    path: at,
    session: { ...testSession, confirms_texts: true },
    answers: { 'GET /consents/due': due, ...answers },
  })

it('asks before anything else, lets everything be read, and goes on where one wanted to', async () => {
  const { user, sent } = open(
    { texts: [terms, privacy], needs_parent: false },
    { answers: { 'POST /consents/due': undefined } },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Das hat sich geändert' })).toBeVisible()
  expect(screen.queryByText('Meine Kurse')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Datenschutzerklärung' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Datenschutz' }))
  expect(sheet.getByText('Wir löschen jetzt früher.')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByText(/Ohne deine Zustimmung/)).toBeVisible()
  expect(screen.getByText('Bitte lies sie und setz den Haken.')).toBeVisible()
  expect(sent.map(({ key }) => key)).not.toContain('POST /consents/due')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByText('Meine Kurse')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /consents/due')?.body).toEqual({
    texts: [
      { type: 'terms-of-use', version: 2 },
      { type: 'privacy', version: 3 },
    ],
  })
})

it('asks a parent as well', async () => {
  const { user, sent } = open(
    { texts: [privacy], needs_parent: true },
    { answers: { 'POST /consents/due': undefined } },
  )
  await user.click(await screen.findByRole('checkbox', { name: /Vater oder Mutter/ }))
  await user.click(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ }))
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByText('Meine Kurse')).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /consents/due')?.body).toMatchObject({ parent_allows: true })
})

it('keeps what was ticked where it cannot be stored', async () => {
  const { user } = open(
    { texts: [privacy], needs_parent: false },
    { answers: { 'POST /consents/due': refuse('unavailable') } },
  )
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

it('leaves the profile open, for who does not want to', () => {
  open({ texts: [privacy], needs_parent: false }, { at: '/profile' })
  expect(screen.getByText('Meine Kurse')).toBeVisible()
})
