import { errorTexts } from '@kursportal/shared/i18n'
import { refuse, type FakeApi } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { certificate } from '../../testing/certificates.ts'
import { COURSE, course } from '../../testing/course.ts'
import { insurances, open, person } from './course-end.fixtures.tsx'

const CERTIFICATE = { id: '01980000-0000-7000-8000-00000000ce01', number: 'KP-2026-7K4M-9QXT-2WHD' }

const send = () => userEvent.click(screen.getByRole('button', { name: /^Unterschreiben und/ }))
const sign = async (name = 'Lore Lindner') => {
  await userEvent.click(screen.getByRole('radio', { name: 'Namen tippen' }))
  await userEvent.type(screen.getByLabelText(/Vor- und Nachname$/), name)
}
const choose = async (insurance: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Krankenkasse' }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(insurance) }))
}
const sentBy = ({ sent }: FakeApi) =>
  sent.filter(({ key }) => key === 'POST /user-finish').map(({ body }) => body)

describe('the confirmation', () => {
  it('is filled in as far as it is known, and sent with what was added', async () => {
    let confirmed = false
    const asked = open({
      'GET /course': () =>
        course(
          confirmed
            ? {
                certificate: { ...CERTIFICATE, issued_at: '2026-11-21T10:00:00.000Z' },
                can: { finish: false, confirm: false, redo: false, pause: false },
              }
            : {},
        ),
      'POST /user-finish': () => {
        confirmed = true
        return { ...certificate, ...CERTIFICATE }
      },
    })
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Lore')
    expect(screen.getByLabelText('Geburtsdatum')).toHaveValue('04.05.1960')
    await choose('Lindenkasse')
    await userEvent.type(screen.getByLabelText('Versichertennummer'), 'a123 456 780')
    await sign()
    await send()
    expect(await screen.findByRole('link', { name: 'Bescheinigung ansehen' })).toHaveAttribute(
      'href',
      `/certificates/${CERTIFICATE.id}`,
    )
    expect(sentBy(asked)).toEqual([
      {
        course_id: COURSE,
        first_name: 'Lore',
        last_name: 'Lindner',
        birth_date: '1960-05-04',
        parent_name: '',
        parent_birth_date: null,
        street: '',
        zip: '',
        city: 'Kassel',
        insurance_id: insurances.items[0]?.id,
        insurance_other: null,
        insurance_number: 'A123456780',
        signature: { kind: 'typed', text: 'Lore Lindner' },
        declarations_version: 'a'.repeat(64),
      },
    ])
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.getByText(/Ab dem 1\. Januar 2027/)).toBeVisible()
  })

  it('names everything that is missing and goes to the first', async () => {
    const asked = open({ 'GET /course': course() })
    await screen.findByLabelText('Vorname')
    await userEvent.clear(screen.getByLabelText('Vorname'))
    await send()
    expect(await screen.findAllByText('Bitte fülle dieses Feld aus.')).toHaveLength(2)
    expect(screen.getByText('Bitte wähle deine Krankenkasse aus der Liste.')).toBeVisible()
    expect(screen.getByText('Hier fehlt noch die Unterschrift.')).toBeVisible()
    expect(screen.getByLabelText('Vorname')).toHaveFocus()
    expect(sentBy(asked)).toEqual([])
  })

  it('asks for the IBAN only where the insurance wants one, and checks it', async () => {
    const asked = open({ 'GET /course': course() })
    await screen.findByLabelText('Vorname')
    expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument()
    await choose('Nordlicht')
    await userEvent.type(screen.getByLabelText('Versichertennummer'), 'A123456780')
    await sign()
    await send()
    expect(await screen.findByText('Deine Krankenkasse braucht eine IBAN.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 01')
    expect(await screen.findByText(/Diese IBAN stimmt nicht/)).toBeVisible()
    expect(sentBy(asked)).toEqual([])
  })

  it('shows beside the form what the certificate will say, as it is typed', async () => {
    open({ 'GET /course': course() })
    await screen.findByLabelText('Vorname')
    const preview = within(screen.getByRole('region', { name: 'Das wird auf der Bescheinigung stehen' }))
    expect(preview.getByText('Lore Lindner')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Nachname'), '-Wald')
    expect(preview.getByText('Lore Lindner-Wald')).toBeVisible()
    await choose('Nordlicht')
    expect(preview.getByText('Nordlicht')).toBeVisible()
    await sign('L. Lindner')
    expect(preview.getByText('L. Lindner')).toBeVisible()
    expect(screen.getAllByText(/^Schritt \d von 3$/)).toHaveLength(3)
  })

  it('takes no number a statutory insurance does not have, and no postal code that is none', async () => {
    const asked = open({ 'GET /course': course() })
    await screen.findByLabelText('Vorname')
    await choose('Lindenkasse')
    await userEvent.type(screen.getByLabelText('Versichertennummer'), 'X11041167')
    await sign()
    await send()
    expect(await screen.findByText(/^Diese Versichertennummer stimmt nicht/)).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^Postleitzahl/), '123')
    await send()
    expect(await screen.findByText(/^Eine Postleitzahl hat fünf Ziffern/)).toBeVisible()
    expect(sentBy(asked)).toEqual([])
  })

  it('asks for a parent below the age of consent, who signs', async () => {
    open({
      'GET /course': course(),
      'GET /user': { ...person, birth_date: '2012-01-01' },
    })
    expect(await screen.findByLabelText('Vor- und Nachname des Elternteils')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Unterschrift eines Elternteils' })).toBeVisible()
  })

  it('asks for no insurance where the platform does not', async () => {
    open({ 'GET /course': course() }, { insurance_data: false })
    await screen.findByLabelText('Vorname')
    expect(screen.queryByText('Deine Krankenkasse')).not.toBeInTheDocument()
    expect(screen.queryByText(/Krankenkasse\./)).not.toBeInTheDocument()
  })

  it('shows at its field what the server refuses, and keeps what was typed', async () => {
    open(
      {
        'GET /course': course(),
        'POST /user-finish': refuse('validation_failed', [
          { path: 'signature', message: 'signature_invalid' },
        ]),
      },
      { insurance_data: false },
    )
    await screen.findByLabelText('Vorname')
    await userEvent.type(screen.getByLabelText(/^Ort/), '-Wilhelmshöhe')
    await sign()
    await send()
    expect(await screen.findByText(/Diese Unterschrift können wir nicht lesen/)).toBeVisible()
    expect(screen.getByLabelText(/^Ort/)).toHaveValue('Kassel-Wilhelmshöhe')
  })

  it('shows both texts when what is signed was reworded meanwhile, and signs the new one', async () => {
    let tries = 0
    const now = { own: ['Ich war dabei.'], by_parent: [], privacy: '', version: 'b'.repeat(64) }
    const asked = open(
      {
        'GET /course': course(),
        'POST /user-finish': () => {
          tries += 1
          return refuse(tries === 1 ? 'declarations_changed' : 'unavailable', now)
        },
      },
      { insurance_data: false },
    )
    await screen.findByLabelText('Vorname')
    await sign()
    await send()
    expect(await screen.findByText(errorTexts.declarations_changed)).toBeVisible()
    expect(screen.getByText('Ich war dabei.')).toBeVisible()
    const before = within(screen.getByText(/Vorher stand hier/))
    expect(before.getByText('Ich habe selbst teilgenommen.')).toBeVisible()
    await send()
    await waitFor(() =>
      expect(
        sentBy(asked).map((body) => (body as { declarations_version: string }).declarations_version),
      ).toEqual(['a'.repeat(64), 'b'.repeat(64)]),
    )
  })

  it('says so when the server fails, and can be sent again', async () => {
    open({ 'GET /course': course(), 'POST /user-finish': refuse('unavailable') }, { insurance_data: false })
    await screen.findByLabelText('Vorname')
    await sign()
    await send()
    expect(await screen.findByText(errorTexts.unavailable)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Unterschreiben und/ })).toBeEnabled()
  })
})
