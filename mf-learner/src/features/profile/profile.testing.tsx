import type { OwnData, Settings } from '@kursportal/shared/contract'
import { Link } from '@kursportal/shared/router'
import { refuse, renderPage, testPerson, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import ProfilePage from './ProfilePage.tsx'

export const person: OwnData = { ...testPerson, iban_masked: 'DE89 •••• 3000' }

export const changed = (change: object) => ({ user: { ...person, ...change }, new_image: null })

export const usual: FakeAnswers = {
  'GET /user': person,
  'GET /signature': { signature: null },
  'GET /session-id': refuse('unavailable'),
  'GET /insurances': { items: [], total: 0 },
  'GET /sessions': { items: [], total: 0 },
  'GET /notification-choices': { reminders: true, news: false },
  'GET /consents': { items: [], total: 0 },
  'GET /calendar-feed': { address: null, created_at: null, read_at: null },
  'GET /delete': { societies: [], lapse_cents: 0 },
  'GET /orders': { items: [], total: 0 },
  'GET /course-participations': { items: [], total: 0 },
  'PATCH /user': changed({}),
}

export const open = async (answers: FakeAnswers = {}, settings: Partial<Settings> = {}) => {
  const shown = renderPage(
    <>
      <Link to="/elsewhere">{'Woanders hin'}</Link>
      <ProfilePage />
    </>,
    { path: '/profile', at: '/profile', answers: { ...usual, ...answers }, settings },
  )
  await screen.findByRole('heading', { name: 'Über dich' })
  await screen.findByRole('heading', { name: 'Konto löschen' })
  return shown
}
