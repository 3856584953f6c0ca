import type { CertificateCheck } from '@kursportal/shared/contract'
import { webcrypto } from 'node:crypto'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { certificate } from '../../testing/certificates.ts'
import CertificateCheckPage from './CertificateCheckPage.tsx'

const NUMBER = 'KP-2026-7K4M-9QXT-2WHD'
/** SHA-256 of `hallo`. */
const HASH = 'd3751d33f9cd5049c4af2b462735457e4d3baf130bcbb87f389e349fbaeb20b9'

const check: CertificateCheck = {
  number: NUMBER,
  issued_on: '2026-11-21',
  sha256: HASH,
  replaced_by: null,
  facts: certificate.facts,
}

const open = (answer: NonNullable<FakeAnswers['GET /certificate-check']>, at = `/certificate/${NUMBER}`) =>
  renderPage(<CertificateCheckPage />, {
    answers: { 'GET /certificate-check': answer },
    path: at === '/certificate' ? '/certificate' : '/certificate/:number',
    at,
    session: null,
  })
const pick = async (content: string) => {
  const file = new File([content], 'bescheinigung.pdf', { type: 'application/pdf' })
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer) })
  await userEvent.upload(screen.getByLabelText(/PDF auswählen/), file)
}

it('confirms a real one with what page one says', async () => {
  open(check)
  expect(await screen.findByRole('heading', { name: 'Diese Bescheinigung ist echt' })).toBeVisible()
  expect(
    screen.getByText('Ausgestellt von Gesund e. V. am 21.11.2026, für den Kurs „Starker Rücken“.'),
  ).toBeVisible()
  expect(screen.getByText('Lore Lindner')).toBeVisible()
  expect(screen.getByText('KU-BE-7K4M9Q')).toBeVisible()
})

it('compares a file on the device', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  const { sent } = open(check)
  await screen.findByRole('heading', { name: 'Diese Bescheinigung ist echt' })
  await pick('hallo')
  expect(await screen.findByText(/Die Datei ist unverändert/)).toBeVisible()
  await pick('Hallo')
  expect(await screen.findByText(/Diese Datei ist nicht die/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('says that the account is gone, not the certificate', async () => {
  open({ ...check, facts: null })
  expect(
    await screen.findByRole('heading', { name: 'Diese Bescheinigung wurde von uns ausgestellt' }),
  ).toBeVisible()
  expect(screen.queryByText('Angaben der Bescheinigung')).not.toBeInTheDocument()
})

it('says that it does not know a number, and takes another', async () => {
  const { address } = open(refuse('not_found'))
  expect(await screen.findByText('Diese Nummer kennen wir nicht')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Nummer der Bescheinigung'), 'kp 2026 abcd')
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }))
  expect(await screen.findByText(/So sieht keine Nummer aus/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Nummer der Bescheinigung'), ' efgh jkmn')
  await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }))
  expect(address()).toBe('/certificate/KP-2026-ABCD-EFGH-JKMN')
})

it('asks for the number where none is in the address', async () => {
  const { sent } = open(check, '/certificate')
  expect(await screen.findByLabelText('Nummer der Bescheinigung')).toBeVisible()
  expect(sent).toEqual([])
})

it('tells a broken line from an unknown number', async () => {
  open(refuse('too_many_requests'))
  expect(await screen.findByText('Die Bescheinigung konnte nicht geprüft werden')).toBeVisible()
})

it('says that it was replaced, and by which', async () => {
  open({ ...check, replaced_by: 'KP-2026-AAAA-BBBB-CCCC' })
  expect(
    await screen.findByRole('heading', { name: 'Diese Bescheinigung ist echt, wurde aber ersetzt' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bescheinigung KP-2026-AAAA-BBBB-CCCC prüfen' })).toHaveAttribute(
    'href',
    '/certificate/KP-2026-AAAA-BBBB-CCCC',
  )
})
