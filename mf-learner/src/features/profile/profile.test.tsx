import { jest } from '@jest/globals'
import { refuse, renderPage, testSystemConfig } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import ProfilePage from './ProfilePage.tsx'
import { changed, open, person, usual } from './profile.testing.tsx'

/** jsdom draws nothing; the signature pad only needs a surface that takes its strokes. */
beforeEach(() => {
  const surface = new Proxy({}, { get: () => () => undefined, set: () => true })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(surface as never)
  const nothing = () => undefined
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = nothing
      disconnect = nothing
    },
  })
})

it('says on top what the certificate lacks, leads there, and names the club', async () => {
  const SOCIETY = '01980000-0000-7000-8000-0000000000bb'
  await open({
    'GET /user': { ...person, society_id: SOCIETY, street: '', has_signature: true },
    'GET /referral': { id: SOCIETY, name: 'TSV Lindenau', is_community: true, referral_code: 'K7M4QX' },
  })
  expect(screen.getByRole('link', { name: 'Anschrift: fehlt noch' })).toHaveAttribute('href', '#contact')
  expect(screen.queryByText('Unterschrift: fehlt noch')).not.toBeInTheDocument()
  expect(await screen.findByText('Du gehörst zum Verein „TSV Lindenau“.')).toBeVisible()
})

it('says what leaving the club means, and leaves it', async () => {
  const SOCIETY = '01980000-0000-7000-8000-0000000000bb'
  let left = false
  const { sent } = await open({
    'GET /user': () => ({ ...person, society_id: left ? null : SOCIETY }),
    'GET /referral': { id: SOCIETY, name: 'TSV Lindenau', is_community: true, referral_code: 'K7M4QX' },
    'DELETE /user/society': () => {
      left = true
      return undefined
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Austreten' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/zählen nicht mehr für „TSV Lindenau“/)).toBeVisible()
  expect(dialog.getByText(/siehst du dann nicht mehr/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Austreten' }))
  expect(await screen.findByText('Du bist bei „TSV Lindenau“ ausgetreten.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^Du gehörst zum Verein/)).not.toBeInTheDocument())
  expect(sent.map(({ key }) => key)).toContain('DELETE /user/society')
})

it('shows the stored signature, and a new one can be called off before it is begun', async () => {
  await open({
    'GET /user': { ...person, has_signature: true },
    'GET /signature': { signature: { kind: 'typed', text: 'Lore Lindner' } },
  })
  expect(await screen.findByText('Lore Lindner')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Neu unterschreiben' }))
  await userEvent.click(form('Unterschrift').getByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByText('Lore Lindner')).toBeVisible()
})

it('asks before a window of several steps throws away what was typed', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'E-Mail-Adresse ändern' }))
  await userEvent.type(await screen.findByLabelText('Neue E-Mail-Adresse'), 'neu@beispiel.de')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }))
  expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveValue('neu@beispiel.de')
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const form = (name: string) => {
  const region = screen.getByRole('region', { name })
  return within(region.closest('form') ?? region)
}
const changes = (sent: { key: string; body: unknown }[]) =>
  sent.filter(({ key }) => key === 'PATCH /user').map(({ body }) => body)
const refill = async (label: string | RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

it('leads to the own certificates', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Meine Bescheinigungen' })).toHaveAttribute('href', '/certificates')
})

it('saves one section alone, and only what was changed in it', async () => {
  const { sent } = await open()
  await refill(/^Ort/, 'Bad Münstereifel')
  await refill('Vorname', 'Lorelei')
  await userEvent.click(form('Anschrift und Telefon').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Anschrift und Telefon sind gespeichert.')).toBeVisible()
  expect(changes(sent)).toEqual([{ city: 'Bad Münstereifel' }])
  expect(screen.getByLabelText('Vorname')).toHaveValue('Lorelei')
  expect(form('Über dich').getByText('Noch nicht gespeichert')).toBeVisible()
})

it('keeps what was typed when saving fails, and says why', async () => {
  await open({ 'PATCH /user': refuse('unavailable') })
  await refill('Vorname', 'Lorelei')
  await userEvent.click(form('Über dich').getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(form('Über dich').queryByText('Wird gespeichert …')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Vorname')).toHaveValue('Lorelei')
  expect(form('Über dich').getByRole('button', { name: 'Speichern' })).toBeEnabled()
})

it('asks before leaving while something is not saved', async () => {
  const { address } = await open()
  await refill('Vorname', 'Lorelei')
  await userEvent.click(screen.getByRole('link', { name: 'Woanders hin' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Hier bleiben' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Vorname')).toHaveValue('Lorelei')
  await userEvent.click(form('Über dich').getByRole('button', { name: 'Verwerfen' }))
  await waitFor(() => expect(screen.getByLabelText('Vorname')).toHaveValue('Lore'))
  await userEvent.click(screen.getByRole('link', { name: 'Woanders hin' }))
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})

it('asks for a parent once the birth date is that of a minor', async () => {
  await open()
  expect(screen.queryByLabelText('Vor- und Nachname des Elternteils')).not.toBeInTheDocument()
  await refill('Geburtsdatum', `1.2.${new Date().getFullYear() - 16}`)
  await userEvent.tab()
  expect(await screen.findByLabelText('Vor- und Nachname des Elternteils')).toBeVisible()
  await userEvent.click(form('Über dich').getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.getByLabelText('Vor- und Nachname des Elternteils')).toBeInvalid())
  await refill('Geburtsdatum', `1.2.${new Date().getFullYear() - 5}`)
  await userEvent.tab()
  await waitFor(() =>
    expect(screen.getByLabelText('Geburtsdatum')).toHaveAccessibleDescription(/leider noch zu jung/),
  )
})

it('shows the IBAN only masked, takes a right new one and refuses a wrong one', async () => {
  const { sent } = await open({
    'PATCH /user': changed({ iban_masked: 'DE02 •••• 1100' }),
  })
  expect(part('Krankenkasse und IBAN').getByText('DE89 •••• 3000')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'IBAN ändern' }))
  await userEvent.type(screen.getByLabelText('IBAN'), 'DE02 1203 0000 0000 2020 52')
  await userEvent.click(form('Krankenkasse und IBAN').getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription(/stimmt nicht/))
  await refill('IBAN', 'DE02 1203 0000 0000 2020 51')
  await userEvent.click(form('Krankenkasse und IBAN').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('DE02 •••• 1100')).toBeVisible()
  expect(changes(sent)).toEqual([{ iban: 'DE02 1203 0000 0000 2020 51' }])
})

it('says at the field what only the server can know', async () => {
  await open({
    'PATCH /user': refuse('validation_failed', [{ path: 'iban', message: 'iban_required' }]),
  })
  await userEvent.click(part('Krankenkasse und IBAN').getByRole('button', { name: 'Entfernen' }))
  await userEvent.click(form('Krankenkasse und IBAN').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Deine Krankenkasse braucht eine IBAN.')).toBeVisible()
})

it('asks for no insurance where the platform does not', async () => {
  await open({}, { insurance_data: false })
  expect(screen.queryByLabelText(/^Krankenkasse/)).not.toBeInTheDocument()
  expect(part('Bankverbindung').getByText('DE89 •••• 3000')).toBeVisible()
})

it('refuses what is no picture with the words of the specification', async () => {
  await open()
  const input = screen.getByLabelText('Bild auswählen')
  await userEvent.upload(input, new File(['GIF89a'], 'lore.gif', { type: 'image/gif' }), {
    applyAccept: false,
  })
  expect(await screen.findByText('Dieser Dateityp wird nicht unterstützt')).toBeVisible()
})

it('takes a typed signature, and from then on only says that there is one', async () => {
  const { sent } = await open({ 'PATCH /user': changed({ has_signature: true }) })
  await userEvent.click(screen.getByRole('radio', { name: 'Namen tippen' }))
  await userEvent.type(form('Unterschrift').getByRole('textbox'), 'Lore Lindner')
  await userEvent.click(form('Unterschrift').getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Unterschrift ist gespeichert')).toBeVisible()
  expect(changes(sent)).toEqual([{ signature: { kind: 'typed', text: 'Lore Lindner' } }])
  expect(screen.queryByRole('radio', { name: 'Namen tippen' })).not.toBeInTheDocument()
})

it('changes the e-mail with a code, and a wrong code loses nothing', async () => {
  const { sent } = await open({
    'PUT /email': { expires_in: 900, tries: 5 },
    'PATCH /email': ({ body }) => (body.code === 'RICHTIG1' ? { email: body.email } : refuse('invalid_code')),
  })
  await userEvent.click(screen.getByRole('button', { name: 'E-Mail-Adresse ändern' }))
  await userEvent.type(await screen.findByLabelText('Neue E-Mail-Adresse'), person.email.toUpperCase())
  await userEvent.click(screen.getByRole('button', { name: 'Code anfordern' }))
  expect(await screen.findByText('Das ist schon deine Adresse.')).toBeVisible()
  expect(sent.map(({ key }) => key)).not.toContain('PUT /email')
  await refill('Neue E-Mail-Adresse', 'neu@beispiel.de')
  await userEvent.click(screen.getByRole('button', { name: 'Code anfordern' }))
  await userEvent.type(await screen.findByLabelText('Code aus der E-Mail'), 'falsch12')
  await userEvent.click(screen.getByRole('button', { name: 'Neue Adresse übernehmen' }))
  const code = screen.getByLabelText('Code aus der E-Mail')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Der Code stimmt nicht/))
  expect(code).toHaveValue('FALSCH12')
  await refill('Code aus der E-Mail', 'richtig1')
  await userEvent.click(screen.getByRole('button', { name: 'Neue Adresse übernehmen' }))
  expect(await screen.findByText('Ab jetzt meldest du dich mit neu@beispiel.de an.')).toBeVisible()
  expect(sent).toContainEqual({
    key: 'PATCH /email',
    query: {},
    body: { email: 'neu@beispiel.de', code: 'RICHTIG1' },
  })
})

it('offers another try where the profile could not be loaded', async () => {
  let healed = false
  renderPage(<ProfilePage />, {
    path: '/profile',
    at: '/profile',
    answers: { ...usual, 'GET /user': () => (healed ? person : refuse('unavailable')) },
  })
  expect(await screen.findByText('Dein Profil konnte nicht geladen werden')).toBeVisible()
  healed = true
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Über dich' })).toBeVisible()
})

it('says of the privacy statement that it was read, and of what was agreed to that it was', async () => {
  const consent = (kind: 'privacy' | 'terms-of-use', last: string) => ({
    id: `01980000-0000-7000-8000-0000000000${last}`,
    kind,
    text_version: 3,
    given_by: null,
    given_at: '2026-03-02T09:00:00.000Z',
    withdrawn_at: null,
  })
  await open({
    'GET /consents': { items: [consent('privacy', 'c1'), consent('terms-of-use', 'c2')], total: 2 },
  })
  expect(await screen.findByText('gelesen am 02.03.2026 · Fassung 3')).toBeVisible()
  expect(screen.getByText('zugestimmt am 02.03.2026 · Fassung 3')).toBeVisible()
})

it('says that one is logged out, also when the page is gone with it', async () => {
  const { user } = await open({
    'DELETE /session-id': undefined,
    'GET /session-id': refuse('not_logged_in'),
    'GET /system-config': testSystemConfig,
  })
  await user.click(screen.getByRole('button', { name: 'Hier abmelden' }))
  expect(await screen.findByText('Du bist abgemeldet. Bis bald!')).toBeVisible()
})
