import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import type { Certification } from './api/list-certifications.ts'
import CertificationsPage from './CertificationsPage.tsx'

const certification: Certification = {
  course_id: '019a0000-0000-7000-8000-000000000001',
  live_id: '019a0000-0000-7000-8000-000000000002',
  title: 'Starker Rücken',
  prevention_principle: 'movement_general',
  certification_number: 'KU-BE-A1B2C3',
  certified_until: '2027-01-31',
  units_offered: 8,
  unit_minutes: 60,
  instructor_name: 'Miriam Vogt',
  owner: { id: '019a0000-0000-7000-8000-000000000003', name: 'Miriam Vogt' },
  state: 'ends_soon',
  missing: ['qualification_proof', 'contraindications'],
}
const open = (items: Certification[], asked = '') =>
  renderPage(<CertificationsPage />, {
    at: `/admin/certifications${asked}`,
    path: '/admin/certifications',
    answers: { 'GET /certifications': { items, total: items.length } },
  })

it('says of a course until when it is certified, and what is missing', async () => {
  const { user, sent, address } = open([certification])
  expect(await screen.findByRole('link', { name: 'Starker Rücken' })).toHaveAttribute(
    'href',
    `/course-editor/courses/${certification.course_id}/details`,
  )
  expect(screen.getByText('31.01.2027')).toBeVisible()
  expect(screen.getByText('8 Kurseinheiten zu 60 Minuten')).toBeVisible()
  expect(screen.getByText('Nachweis der Kursleitung, Gegenanzeigen')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Läuft ab')
  expect(address()).toBe('/admin/certifications?stand=ends_soon')
  expect(sent.at(-1)?.query).toMatchObject({ state: 'ends_soon' })
  expect(screen.getByRole('button', { name: /CSV/ })).toBeVisible()
})

it('says that no course is certified yet', async () => {
  open([])
  expect(await screen.findByText('Noch kein zertifizierter Kurs')).toBeVisible()
})

it('is asked for in the order the address says', async () => {
  const { sent } = open([certification], '?sortierung=-until&feld=movement')
  expect(await screen.findByText('31.01.2027')).toBeVisible()
  expect(sent.at(-1)?.query).toMatchObject({ sort: 'until', descending: 'true', field: 'movement' })
})
