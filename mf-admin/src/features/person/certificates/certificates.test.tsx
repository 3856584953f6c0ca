import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Certificate } from './api/certificates.ts'
import { miriam } from '../person.fixtures.ts'
import CertificatesTab from './CertificatesTab.tsx'

const USER = '01980000-0000-7000-8000-00000000b001'
const certificate: Certificate = {
  id: '01980000-0000-7000-8000-00000000ce02',
  number: 'KP-2026-7K4M-9QXT-2WHD',
  course_id: null,
  course_title: 'Starker Rücken',
  participation_id: null,
  name: 'Lore Lindner',
  from: '2026-10-01',
  to: '2026-11-20',
  issued_at: '2026-11-21T10:00:00.000Z',
  fee_cents: null,
  bytes: 55_330,
  replaced_by: null,
}
const older = {
  ...certificate,
  id: '01980000-0000-7000-8000-00000000ce01',
  number: 'KP-2026-ALTE-ALTE-ALTE',
  replaced_by: certificate.number,
}

const open = (answers: FakeAnswers = {}) =>
  renderPage(<CertificatesTab person={{ ...miriam, id: USER }} />, {
    answers: { 'GET /certificates': { items: [certificate, older], total: 2 }, ...answers },
    path: '/admin/members/:userId/certificates',
    at: `/admin/members/${USER}/certificates`,
  })

it('shows which holds, which was replaced, and issues only the one anew that holds', async () => {
  open()
  expect(await screen.findByText(/^Ersetzt durch/)).toHaveTextContent(`Ersetzt durch ${certificate.number}`)
  expect(screen.getByText('Gilt')).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Aktionen für ${older.number}` }))
  expect(await screen.findByRole('menuitem', { name: 'PDF ansehen' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Neu ausstellen' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: older.number })).toHaveAttribute(
    'href',
    `/api/certificate/file?certificate-id=${older.id}`,
  )
})

it('asks what was wrong, and says why it is refused', async () => {
  const { sent } = open({ 'POST /certificate/reissue': refuse('certificate_unchanged') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Aktionen für ${certificate.number}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Neu ausstellen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /^Angaben zum Kurs/ }))
  await user.click(dialog.getByRole('button', { name: 'Neu ausstellen' }))
  expect(await dialog.findByText(/würde dasselbe stehen/)).toBeVisible()
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /certificate/reissue')?.body).toEqual({
      certificate_id: certificate.id,
      reason: 'course',
    }),
  )
})

it('corrects a fee that was wrong', async () => {
  const { sent } = open({ 'POST /certificate/reissue': refuse('certificate_unchanged') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Aktionen für ${certificate.number}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Neu ausstellen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: /^Angaben zum Kurs/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Entrichtete Gebühr/ }), '89')
  await user.click(dialog.getByRole('button', { name: 'Neu ausstellen' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /certificate/reissue')?.body).toMatchObject({
      reason: 'course',
      fee_cents: 8900,
    }),
  )
})
