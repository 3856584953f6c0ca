import type { Participation } from '@kursportal/shared/contract'
import { refuse, renderPage, testPerson, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { certificate, summary } from '../../testing/certificates.ts'
import { COURSE, participation } from '../../testing/course.ts'
import CertificatePage from './CertificatePage.tsx'
import CertificatesPage from './CertificatesPage.tsx'

const declarations = {
  own: ['Ich habe wirklich selbst teilgenommen.'],
  by_parent: ['Mein Kind hat selbst teilgenommen.'],
  privacy: '',
  version: 'a'.repeat(64),
}

const none = { items: [], total: 0 }

describe('Meine Bescheinigungen', () => {
  const list = (
    certificates: NonNullable<FakeAnswers['GET /certificates']>,
    participations: Participation[] = [],
  ) =>
    renderPage(<CertificatesPage />, {
      answers: {
        'GET /certificates': certificates,
        'GET /course-participations': { items: participations, total: participations.length },
      },
    })

  it('lists what is still to be fetched, also without any certificate', async () => {
    list(none, [participation(), participation({ id: summary.id, state: 'running', finished_at: null })])
    const waiting = within(await screen.findByRole('region', { name: 'Noch zu holen' }))
    expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/courses/${COURSE}/finish`,
    ])
    expect(screen.queryByText('Noch hast du keine Bescheinigung')).not.toBeInTheDocument()
  })

  it('lists each with the ways to it', async () => {
    list({ items: [summary], total: 1 })
    expect(await screen.findByText('01.10.2026 bis 20.11.2026')).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Bescheinigung „Starker Rücken“ herunterladen' }),
    ).toHaveAttribute('href', `/api/certificate/file?certificate-id=${summary.id}&download=true`)
    expect(screen.getByRole('link', { name: 'Starker Rücken' })).toHaveAttribute(
      'href',
      `/certificates/${summary.id}`,
    )
  })

  it('says what was paid in a year, without what was replaced, and only where all of it is shown', async () => {
    const next = (number: number, more: object) => ({
      ...summary,
      id: `01980000-0000-7000-8000-0000000000d${number}`,
      fee_cents: 3_950,
      ...more,
    })
    const items = [
      summary,
      next(1, {}),
      next(2, { replaced_by: 'KP-2026-AAAA-BBBB-CCCC' }),
      next(3, { issued_at: '2025-02-03T10:00:00.000Z', fee_cents: null }),
      next(4, { issued_at: '2024-02-03T10:00:00.000Z' }),
    ]
    list({ items, total: 6 })
    expect(await screen.findByText(/^Bezahlt hast du 128,50\s€\. Wie viel davon/)).toBeVisible()
    expect(screen.getAllByText(/^Bezahlt hast du/)).toHaveLength(1)
  })

  it('helps whoever has none', async () => {
    list(none)
    expect(await screen.findByText('Noch hast du keine Bescheinigung')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })

  it('says what went wrong and tries again', async () => {
    list(refuse('unavailable'))
    expect(await screen.findByText('Deine Bescheinigungen konnten nicht geladen werden')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  })
})

describe('a certificate', () => {
  const open = (answers: FakeAnswers) =>
    renderPage(<CertificatePage />, {
      answers: { 'GET /user': testPerson, 'GET /certificate-declarations': declarations, ...answers },
      path: '/certificates/:certificateId',
      at: `/certificates/${summary.id}`,
    })

  it('shows what both pages say, and leads to the file and to the check', async () => {
    open({ 'GET /certificate': certificate })
    expect(await screen.findByRole('img', { name: /^Seite 1 der Bescheinigung KP-2026/ })).toHaveAttribute(
      'src',
      `/api/certificate/picture?certificate-id=${summary.id}&page=1&size=large`,
    )
    await userEvent.click(screen.getByText('Bescheinigung als Text lesen'))
    const first = within(screen.getByRole('region', { name: 'Seite 1: Bescheinigung' }))
    expect(first.getByText('Lore Lindner hat teilgenommen.')).toBeVisible()
    expect(first.getByText('an 8 von 8 Kurseinheiten')).toBeVisible()
    const second = within(screen.getByRole('region', { name: 'Seite 2: Deine Angaben' }))
    expect(second.getByText('A123456780')).toBeVisible()
    expect(second.queryByText('IBAN')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'PDF herunterladen' })).toHaveAttribute(
      'href',
      expect.stringContaining('download=true'),
    )
    expect(screen.getByText('Ein PDF mit zwei Seiten, kleiner als ein Foto.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Prüfseite ansehen' })).toHaveAttribute(
      'href',
      `/certificate/${summary.number}`,
    )
  })

  it('is not there for whom it does not belong to', async () => {
    open({ 'GET /certificate': refuse('not_found') })
    expect(await screen.findByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  })

  it('is issued anew with the own data, after saying what that means', async () => {
    const next = { ...certificate, id: '01980000-0000-7000-8000-00000000ce02' }
    const { sent } = open({ 'GET /certificate': certificate, 'POST /certificate/reissue': next })
    await userEvent.click(await screen.findByRole('button', { name: 'Neu ausstellen' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Ich habe wirklich selbst teilgenommen.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Neu ausstellen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /certificate/reissue')?.body).toEqual({
        certificate_id: summary.id,
        reason: 'person',
        declarations_version: declarations.version,
      }),
    )
  })

  it('shows both texts when what is signed anew was reworded meanwhile', async () => {
    const now = { ...declarations, own: ['Ich war dabei.'], version: 'b'.repeat(64) }
    open({
      'GET /certificate': certificate,
      'POST /certificate/reissue': refuse('declarations_changed', now),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Neu ausstellen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Ich habe wirklich selbst teilgenommen.')
    await userEvent.click(dialog.getByRole('button', { name: 'Neu ausstellen' }))
    expect(await dialog.findByText('Ich war dabei.')).toBeVisible()
    expect(dialog.getByText(/Vorher stand hier/)).toBeVisible()
    expect(dialog.getByText('Ich habe wirklich selbst teilgenommen.')).toBeVisible()
  })

  it('says how this insurance wants it handed in', async () => {
    const hint = { text: 'Lade sie in der App hoch.', url: 'https://linde.example/kurse' }
    open({ 'GET /certificate': { ...certificate, hand_in: hint } })
    expect(await screen.findByText('Lindenkasse: Lade sie in der App hoch.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zur Seite: Lindenkasse' })).toHaveAttribute('href', hint.url)
  })

  it('says why it is not issued anew', async () => {
    open({ 'GET /certificate': certificate, 'POST /certificate/reissue': refuse('certificate_unchanged') })
    await userEvent.click(await screen.findByRole('button', { name: 'Neu ausstellen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Ich habe wirklich selbst teilgenommen.')
    await userEvent.click(dialog.getByRole('button', { name: 'Neu ausstellen' }))
    expect(await dialog.findByText(/würde dasselbe stehen/)).toBeVisible()
  })

  it('that was replaced leads to the one that holds', async () => {
    const newer = { id: '01980000-0000-7000-8000-00000000ce02', number: 'KP-2026-NEUE-NEUE-NEUE' }
    const history = [
      { ...newer, issued_at: '2026-11-22T10:00:00.000Z', reason: 'person' as const },
      ...certificate.history,
    ]
    open({ 'GET /certificate': { ...certificate, replaced_by: newer.number, history } })
    expect(await screen.findByRole('link', { name: `Bescheinigung ${newer.number}` })).toHaveAttribute(
      'href',
      `/certificates/${newer.id}`,
    )
    expect(screen.queryByRole('button', { name: 'Neu ausstellen' })).not.toBeInTheDocument()
    expect(screen.getByText(/persönliche Angaben berichtigt/)).toBeVisible()
  })
})
