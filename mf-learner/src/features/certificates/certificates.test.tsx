import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { certificate, summary } from '../../testing/certificates.ts'
import CertificatePage from './CertificatePage.tsx'
import CertificatesPage from './CertificatesPage.tsx'

describe('Meine Bescheinigungen', () => {
  it('lists each with the ways to it', async () => {
    renderPage(<CertificatesPage />, { answers: { 'GET /certificates': { items: [summary], total: 1 } } })
    expect(await screen.findByText('01.10.2026 bis 20.11.2026')).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Bescheinigung „Starker Rücken“ herunterladen' }),
    ).toHaveAttribute('href', `/api/certificate/file?certificate-id=${summary.id}&download=true`)
    expect(screen.getByRole('link', { name: 'Starker Rücken' })).toHaveAttribute(
      'href',
      `/certificates/${summary.id}`,
    )
  })

  it('helps whoever has none', async () => {
    renderPage(<CertificatesPage />, { answers: { 'GET /certificates': { items: [], total: 0 } } })
    expect(await screen.findByText('Noch hast du keine Bescheinigung')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })

  it('says what went wrong and tries again', async () => {
    renderPage(<CertificatesPage />, { answers: { 'GET /certificates': refuse('unavailable') } })
    expect(await screen.findByText('Deine Bescheinigungen konnten nicht geladen werden')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  })
})

describe('a certificate', () => {
  const open = (answers: FakeAnswers) =>
    renderPage(<CertificatePage />, {
      answers,
      path: '/certificates/:certificateId',
      at: `/certificates/${summary.id}`,
    })

  it('shows what both pages say, and leads to the file and to the check', async () => {
    open({ 'GET /certificate': certificate })
    const first = within(await screen.findByRole('region', { name: 'Seite 1: Bescheinigung' }))
    expect(first.getByText('Lore Lindner hat teilgenommen.')).toBeVisible()
    expect(first.getByText('an 8 von 8 Einheiten')).toBeVisible()
    const second = within(screen.getByRole('region', { name: 'Seite 2: Deine Angaben' }))
    expect(second.getByText('A123456780')).toBeVisible()
    expect(second.queryByText('IBAN')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'PDF herunterladen' })).toHaveAttribute(
      'href',
      expect.stringContaining('download=true'),
    )
    expect(screen.getByText('PDF, 54,0 KB')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Prüfseite ansehen' })).toHaveAttribute(
      'href',
      `/certificate/${summary.number}`,
    )
  })

  it('is not there for whom it does not belong to', async () => {
    open({ 'GET /certificate': refuse('not_found') })
    expect(await screen.findByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })
})
