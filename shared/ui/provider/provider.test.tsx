import { screen, waitFor, within } from '@testing-library/react'
import { clubProvider, type SocietyProvider } from '../../contract/index.ts'
import { refuse, renderPage, type FakeAnswers } from '../../testing/index.ts'
import { ProviderDialog } from './index.ts'

const society = { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV' }
const club = {
  name: 'TSV Kassel 1890 e. V.',
  street: 'Am Platz 3',
  zip: '34125',
  city: 'Kassel',
  email: 'vorstand@tsv.de',
  register_number: '',
  represented_by: 'Vera Voss und Hans Kern',
  signatory: 'Vera Voss',
  signature: null,
}
const stored = (provider: SocietyProvider['provider'] = null): SocietyProvider => ({
  society_name: 'TSV',
  provider,
  version: 'v1',
})
const nothing = (): void => undefined
const open = (answers: FakeAnswers) =>
  renderPage(<ProviderDialog society={society} schema={clubProvider} onClose={nothing} />, { answers })

describe('a club as provider', () => {
  it('is entered whole, with what is missing named', async () => {
    const { user, sent } = open({ 'GET /society/provider': stored(), 'PUT /society/provider': stored(club) })
    const name = await screen.findByLabelText('Name des Vereins')
    const dialog = within(screen.getByRole('dialog', { name: 'TSV als Anbieter' }))
    expect(name).toHaveValue('TSV')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findAllByText('Bitte fülle dieses Feld aus.')).not.toHaveLength(0)
    await user.clear(name)
    await user.type(name, club.name)
    await user.type(dialog.getByLabelText('Straße und Hausnummer'), club.street)
    await user.type(dialog.getByLabelText('Postleitzahl'), club.zip)
    await user.type(dialog.getByLabelText('Ort'), club.city)
    await user.type(dialog.getByLabelText('Vertreten durch'), club.represented_by)
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'vorstand')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findByText(/stimmt so nicht/)).toBeVisible()
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), '@tsv.de')
    await user.type(dialog.getByLabelText('Wer unterschreibt'), club.signatory)
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'PUT /society/provider').map(({ body }) => body)).toEqual([
        { provider: club, based_on: 'v1' },
      ]),
    )
  })

  it('shows what somebody else stored first, keeps what was typed, and can be stored over it', async () => {
    let now = stored(club)
    const { user, sent } = open({
      'GET /society/provider': () => now,
      'PUT /society/provider': () => {
        if (now.version === 'v2') return now
        now = { ...stored({ ...club, street: 'Gasse 1' }), version: 'v2' }
        return refuse('edited_meanwhile', { version: 'v2', edited: null })
      },
    })
    const street = await screen.findByLabelText('Straße und Hausnummer')
    await user.clear(street)
    await user.type(street, 'Weg 9')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText(/Gasse 1/)).toBeVisible()
    expect(street).toHaveValue('Weg 9')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'PUT /society/provider').at(-1)?.body).toEqual({
        provider: { ...club, street: 'Weg 9' },
        based_on: 'v2',
      }),
    )
  })

  it('stops being one only after asking', async () => {
    const { user, sent } = open({ 'GET /society/provider': stored(club), 'PUT /society/provider': stored() })
    await user.click(await screen.findByRole('button', { name: 'Nicht mehr Anbieter sein' }))
    const question = within(await screen.findByRole('dialog', { name: 'Nicht mehr Anbieter sein?' }))
    expect(question.getByText(/werden gelöscht/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Nicht mehr Anbieter sein' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PUT /society/provider')?.body).toEqual({
        provider: null,
        based_on: 'v1',
      }),
    )
  })
})
