import type { Provider } from '@kursportal/shared/contract'
import { refuse } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { LOGO, open, part, sentAs, unset } from './settings.fixtures.tsx'

const stored = (provider: Provider) => ({ provider, version: 'v1', edited: null })

describe('the provider', () => {
  const provider = {
    name: 'Gesund e. V.',
    street: 'Weg 1',
    zip: '34117',
    city: 'Kassel',
    signatory: 'Eva Weiß',
    signature: null,
  }

  it('is entered whole, a missing part is named, and what was entered is sent', async () => {
    const { user, sent } = await open({
      'GET /provider': unset,
      'PUT /provider': stored(provider),
    })
    await user.type(await screen.findByLabelText('Name des Anbieters'), 'Gesund e. V.')
    await user.click(part('Anbieter').getByRole('button', { name: 'Speichern' }))
    expect(await screen.findAllByText('Bitte fülle dieses Feld aus.')).not.toHaveLength(0)
    expect(sentAs(sent, 'PUT /provider')).toEqual([])
    await user.type(screen.getByLabelText('Straße und Hausnummer'), 'Weg 1')
    await user.type(screen.getByLabelText('Postleitzahl'), '34117')
    await user.type(screen.getByLabelText('Ort'), 'Kassel')
    await user.type(screen.getByLabelText('Wer unterschreibt'), 'Eva Weiß')
    await user.click(part('Anbieter').getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Der Anbieter ist gespeichert.')).toBeVisible()
    expect(sentAs(sent, 'PUT /provider')).toEqual([{ ...provider, based_on: 'none' }])
  })

  it('says what certificates lack, and shows how one looks', async () => {
    const { user } = await open({ 'GET /provider': stored(provider) })
    expect(await screen.findByText(/^Statt einer Unterschrift steht der getippte Name/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Muster ansehen' }))
    expect(screen.getByRole('img', { name: 'Muster einer Bescheinigung, Seite 2' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/certificate\/specimen\?page=2&stored=\d+$/),
    )
  })

  it('shows both versions when two admins write at once', async () => {
    const edited = { at: '2026-11-20T10:00:00.000Z', by: { id: LOGO, name: 'Anna Amsel' } }
    let reads = 0
    const theirs = { provider: { ...provider, signatory: 'Anna Amsel' }, version: 'v2', edited }
    const { user, sent } = await open({
      'GET /provider': () => (reads++ === 0 ? stored(provider) : theirs),
      'PUT /provider': ({ body }) =>
        (body as { based_on: string }).based_on === 'v2' ? theirs : refuse('edited_meanwhile'),
    })
    const field = await screen.findByLabelText('Wer unterschreibt')
    await user.clear(field)
    await user.type(field, 'Bert Beo')
    await user.click(part('Anbieter').getByRole('button', { name: 'Speichern' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Fassung von Anna Amsel')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'So speichern' }))
    expect(await screen.findByText('Der Anbieter ist gespeichert.')).toBeVisible()
    expect(sentAs(sent, 'PUT /provider')).toMatchObject([
      { signatory: 'Bert Beo', based_on: 'v1' },
      { signatory: 'Bert Beo', based_on: 'v2' },
    ])
  })

  it('shows the signature that is stored', async () => {
    const png = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(8)}`
    await open({ 'GET /provider': stored({ ...provider, signature: { kind: 'drawn', png } }) })
    expect(await screen.findByAltText(/jetzt auf den Bescheinigungen/)).toHaveAttribute('src', png)
  })

  it('says when it could not be loaded', async () => {
    await open({ 'GET /provider': refuse('unavailable') })
    expect(await screen.findByText('Der Anbieter konnte nicht geladen werden')).toBeVisible()
  })
})
