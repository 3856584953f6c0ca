import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { leaveCopy } from '@kursportal/shared/testing/kept'
import { draftCourse } from '../../../common/drafts.testing.ts'
import { ProofsPart } from './ProofsPart.tsx'

const proof = {
  id: '01980000-0000-7000-8000-000000000091',
  name: 'Zeugnis.pdf',
  content_type: 'application/pdf' as const,
  bytes: 2048,
  valid_until: '2020-05-31',
  version: 'p1',
  created_at: '2026-03-02T17:30:00.000Z',
}
const open = (answers: FakeAnswers = {}) =>
  renderPage(<ProofsPart courseId={draftCourse.id} />, {
    answers: { 'GET /qualification-proofs': { items: [proof], total: 1 }, ...answers },
  })

describe('the proofs of a leader', () => {
  it('say until when they hold, and are given another day', async () => {
    const { user, sent } = open({ 'PATCH /qualification-proof': { ...proof, valid_until: '2031-05-31' } })
    expect(await screen.findByText(/gilt bis 31.05.2020/)).toBeVisible()
    expect(screen.getByText('Gilt nicht mehr')).toBeVisible()
    // Whoever works on the course as well sees them.
    expect(screen.getByText(/Nur wer an diesem Kurs arbeitet und die Verwaltung/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Gültigkeit von Zeugnis.pdf' }))
    const dialog = await screen.findByRole('dialog')
    const day = within(dialog).getByRole('textbox', { name: /^Gültig bis/ })
    await user.clear(day)
    await user.type(day, '31.5.2031')
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /qualification-proof')).toMatchObject({
        query: { 'proof-id': proof.id },
        body: { valid_until: '2031-05-31', based_on: 'p1' },
      }),
    )
  })

  it('name what is wrong with the last file alone', async () => {
    const { user } = open({ 'POST /qualification-proof': refuse('unsupported_media_type') })
    const drop = await screen.findByLabelText('Nachweis auswählen')
    await user.upload(drop, new File(['hallo'], 'scan.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('Dieser Dateityp wird nicht unterstützt.')).toBeVisible()
    await user.upload(drop, new File([], 'leer.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('„leer.pdf“ ist leer.')).toBeVisible()
    expect(screen.queryByText(/^Dieser Dateityp/)).toBeNull()
  })

  it('ask which day holds where somebody else has set another one', async () => {
    let present = proof
    const { user, sent } = open({
      'GET /qualification-proofs': () => ({ items: [present], total: 1 }),
      'PATCH /qualification-proof': ({ body }) => {
        if (body?.based_on === 'p2') return { ...proof, valid_until: '2031-05-31', version: 'p3' }
        present = { ...proof, valid_until: '2029-01-31', version: 'p2' }
        return refuse('edited_meanwhile', { version: 'p2', edited: null })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Gültigkeit von Zeugnis.pdf' }))
    const day = await screen.findByRole('textbox', { name: /^Gültig bis/ })
    await user.clear(day)
    await user.type(day, '31.5.2031')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const asked = await screen.findByRole('dialog', { name: /gleichzeitig/ })
    expect(asked).toHaveTextContent('31.01.2029')
    await user.click(within(asked).getByRole('button', { name: 'So speichern' }))
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'PATCH /qualification-proof').map(({ body }) => body)).toEqual([
        { valid_until: '2031-05-31', based_on: 'p1' },
        { valid_until: '2031-05-31', based_on: 'p2' },
      ]),
    )
  })

  it('ask as well where the day was typed before a tab was closed', async () => {
    await leaveCopy(`proof/${proof.id}`, {
      value: { typed: { valid_until: '2031-05-31' }, base: { valid_until: proof.valid_until } },
      version: 'p1',
      at: proof.created_at,
    })
    const { user } = open({
      'GET /qualification-proofs': {
        items: [{ ...proof, valid_until: '2029-01-31', version: 'p2' }],
        total: 1,
      },
      'PATCH /qualification-proof': ({ body }) =>
        body?.based_on === 'p2' ? proof : refuse('edited_meanwhile', { version: 'p2', edited: null }),
    })
    await user.click(await screen.findByRole('button', { name: 'Gültigkeit von Zeugnis.pdf' }))
    expect(await screen.findByDisplayValue('31.05.2031')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByRole('dialog', { name: /gleichzeitig/ })).toHaveTextContent('31.01.2029')
  })

  it('are removed after a question', async () => {
    const { user, sent } = open({ 'DELETE /qualification-proof': undefined })
    await user.click(await screen.findByRole('button', { name: 'Zeugnis.pdf entfernen' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entfernen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'DELETE /qualification-proof')?.query).toEqual({
        'proof-id': proof.id,
      }),
    )
  })
})
