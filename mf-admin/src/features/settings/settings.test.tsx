import { refuse, testSettings } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { LOGO, open, part, sentAs } from './settings.fixtures.tsx'

it('says who changed the settings last', async () => {
  const by = { id: LOGO, name: 'Ada Muster' }
  await open({ 'GET /settings/last-edit': { edited: { at: '2026-03-02T10:00:00.000Z', by } } })
  expect(await screen.findByText(/^Zuletzt geändert .*, von Ada Muster\.$/)).toBeVisible()
})

it('switches a flag of a module at once, and again after a failure', async () => {
  const flag = {
    name: 'link',
    label: 'Link am Kurs',
    hint: 'Neben dem Kurs.',
    on: true,
  }
  const module = {
    name: 'mf-sales',
    title: 'Empfehlen',
    owner: 'Team Vertrieb',
    revision: 1,
    disabled: false,
    needed: false,
    active_version: '1.0.0-aaa',
    previous_version: null,
    rollouts: [],
    share_by_version: {},
    compatibility: null,
    figures: null,
    flags: [flag],
    last_change: null,
  }
  let tries = 0
  let on = true
  const { user, sent } = await open({
    'GET /remotes': () => ({
      items: [{ ...module, flags: [{ ...flag, on }] }],
      total: 1,
    }),
    'PUT /remote-flag': () => {
      if (++tries === 1) return refuse('unavailable')
      on = false
      return { flags: [{ ...flag, on }] }
    },
  })
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Ausschalten: Link am Kurs' }))
  expect(await screen.findByText('Neben dem Kurs. Modul Empfehlen')).toBeVisible()
  await press()
  await waitFor(() => expect(sentAs(sent, 'PUT /remote-flag')).toHaveLength(1))
  await press()
  expect(await screen.findByText('„Link am Kurs“ ist aus. Alle sehen es jetzt so.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Einschalten: Link am Kurs' })).toBeVisible()
  expect(sentAs(sent, 'PUT /remote-flag')).toEqual([
    { name: 'mf-sales', flag: 'link', on: false },
    { name: 'mf-sales', flag: 'link', on: false },
  ])
})

it('saves the name alone, and shows it', async () => {
  const { user, sent } = await open({ 'PATCH /settings': { ...testSettings, name: 'Gesund & munter' } })
  await user.clear(screen.getByLabelText('Name der Plattform'))
  await user.type(screen.getByLabelText('Name der Plattform'), 'Gesund & munter')
  await user.click(part('Name').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Der Name ist gespeichert.')).toBeVisible()
  expect(sentAs(sent, 'PATCH /settings')).toEqual([{ name: 'Gesund & munter', based_on: '' }])
})

it('asks which name holds where somebody else changed it meanwhile', async () => {
  const theirs = { ...testSettings, name: 'Fit in Kassel', updated_at: '2026-03-02T10:00:00.000Z' }
  const { user, sent } = await open({
    'GET /settings': theirs,
    'PATCH /settings': ({ body }) =>
      (body as { based_on: string }).based_on === theirs.updated_at ? theirs : refuse('edited_meanwhile'),
  })
  await user.type(screen.getByLabelText('Name der Plattform'), '!')
  await user.click(part('Name').getByRole('button', { name: 'Speichern' }))
  const conflict = within(await screen.findByRole('dialog', { name: /gleichzeitig/ }))
  await user.click(conflict.getByRole('radio', { name: /Die andere Fassung/ }))
  await user.click(conflict.getByRole('button', { name: 'So speichern' }))
  await waitFor(() => expect(screen.getByLabelText('Name der Plattform')).toHaveValue('Fit in Kassel'))
  expect(sentAs(sent, 'PATCH /settings')).toHaveLength(1)
})

it('keeps an empty name from being sent, and a refused one where it was typed', async () => {
  const { user, sent } = await open({ 'PATCH /settings': refuse('unavailable') })
  const field = screen.getByLabelText('Name der Plattform')
  await user.clear(field)
  await user.click(part('Name').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Bitte fülle dieses Feld aus.')).toBeVisible()
  expect(sentAs(sent, 'PATCH /settings')).toEqual([])
  await user.type(field, 'Neu')
  await user.click(part('Name').getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(sentAs(sent, 'PATCH /settings')).toHaveLength(1))
  expect(field).toHaveValue('Neu')
  expect(part('Name').getByRole('button', { name: 'Speichern' })).toBeEnabled()
})

it('says what becomes of a pale colour before it is saved', async () => {
  const { user, sent } = await open({
    'PATCH /settings': { ...testSettings, colors: { primary: '#ffd400' } },
  })
  await user.clear(screen.getByLabelText('Hauptfarbe'))
  await user.type(screen.getByLabelText('Hauptfarbe'), '#ffd400')
  expect(await screen.findByText(/Zum Lesen zu hell/)).toBeVisible()
  await user.click(part('Farbe').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Die Farbe ist gespeichert.')).toBeVisible()
  expect(sentAs(sent, 'PATCH /settings')).toEqual([{ colors: { primary: '#ffd400' }, based_on: '' }])
})

it('switches a flag off, saying beforehand what it is about', async () => {
  const { user, sent } = await open({ 'PATCH /settings': { ...testSettings, insurance_data: false } })
  const flag = screen.getByRole('checkbox', { name: /^Daten für die Krankenkasse/ })
  expect(flag).toHaveAccessibleDescription(/Versichertennummer/)
  await user.click(flag)
  await user.click(part('Was es gibt').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Gespeichert. Alle sehen es jetzt so.')).toBeVisible()
  expect(sentAs(sent, 'PATCH /settings')).toEqual([{ insurance_data: false, based_on: '' }])
})

it('stores a logo as soon as it is chosen, and shows it on the ground it is made for', async () => {
  const images = { ...testSettings.images, 'main-logo-dark': LOGO }
  const { user, sent } = await open({
    'POST /image-upload': { id: LOGO },
    'PUT /general-image': { ...testSettings, images },
  })
  await user.upload(
    screen.getByLabelText('Logo für die Nacht auswählen'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  )
  const picture = await screen.findByAltText('Logo für die Nacht, so wie es jetzt ist')
  expect(picture.closest('[data-color-scheme]')).toHaveAttribute('data-color-scheme', 'dark')
  expect(sentAs(sent, 'PUT /general-image')).toEqual([{ kind: 'main-logo-dark', image_id: LOGO }])
})

it('takes a logo away again, and says why a file is refused', async () => {
  const images = { ...testSettings.images, 'main-logo': LOGO }
  const { user, sent } = await open(
    { 'PUT /general-image': testSettings, 'POST /image-upload': refuse('unsupported_media_type') },
    { images },
  )
  await user.upload(
    screen.getByLabelText('Logo für den Tag ersetzen'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  )
  const slot = within(screen.getByRole('region', { name: 'Logo für den Tag' }))
  expect(await slot.findByText('Dieser Dateityp wird nicht unterstützt.')).toBeVisible()
  expect(sentAs(sent, 'PUT /general-image')).toEqual([])
  // What is wrong with the next file takes the place of what was wrong with the last one.
  await user.upload(
    slot.getByLabelText('Logo für den Tag ersetzen'),
    new File([], 'leer.svg', { type: 'image/svg+xml' }),
  )
  expect(slot.getByText(/leer\.svg/)).toBeVisible()
  expect(slot.queryByText('Dieser Dateityp wird nicht unterstützt.')).not.toBeInTheDocument()
  await user.click(slot.getByRole('button', { name: 'Logo für den Tag entfernen' }))
  expect(await slot.findByRole('img', { name: 'Logo für den Tag: das mitgelieferte Zeichen' })).toBeVisible()
  expect(sentAs(sent, 'PUT /general-image')).toEqual([{ kind: 'main-logo', image_id: null }])
})

describe('the notices', () => {
  it('are entered one by one, and refused at the field', async () => {
    const contact = {
      authorities_email: 'behoerden@beispiel.de',
      users_email: 'hallo@beispiel.de',
      phone: '',
      languages: 'Deutsch',
    }
    const { user, sent } = await open({ 'PUT /contact-points': contact })
    await user.type(await screen.findByLabelText('E-Mail für alle'), contact.users_email)
    await user.type(screen.getByLabelText('E-Mail für Behörden'), 'behoerden')
    await user.type(screen.getByLabelText('Sprachen'), contact.languages)
    await user.click(part('Kontaktstellen').getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText(/stimmt so nicht/)).toBeVisible()
    await user.type(screen.getByLabelText('E-Mail für Behörden'), '@beispiel.de')
    await user.click(part('Kontaktstellen').getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Kontaktstellen sind gespeichert.')).toBeVisible()
    expect(sentAs(sent, 'PUT /contact-points')).toEqual([{ ...contact, based_on: 'c1' }])
  })

  it('make the accessibility statement', async () => {
    const statement = {
      conformance: 'none',
      limits: '',
      checked_on: '2026-02-01',
      enforcement: '',
      feedback_email: 'barriere@beispiel.de',
    } as const
    const { user, sent } = await open({ 'PUT /accessibility-statement': statement })
    await user.click(await screen.findByRole('radio', { name: 'Noch nicht' }))
    await user.type(screen.getByLabelText('Zuletzt geprüft am'), '01.02.2026')
    await user.type(screen.getByLabelText('E-Mail für Hinweise'), statement.feedback_email)
    await user.click(part('Barrierefreiheit').getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Die Angaben zur Barrierefreiheit sind gespeichert.')).toBeVisible()
    expect(sentAs(sent, 'PUT /accessibility-statement')).toEqual([{ ...statement, based_on: 'a1' }])
  })
})
