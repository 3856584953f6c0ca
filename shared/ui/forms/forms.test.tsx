import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { z } from 'zod'
import { hasUnsaved } from '../../store/unsaved.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { FormDialog } from './FormDialog.tsx'
import { MoneyField, NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useKitForm } from './useKitForm.ts'

const schema = z.object({
  title: z.string().min(3),
  email: z.email(),
  price: z.int().min(0),
  share: z.number().max(100).nullable(),
  day: z.iso.date(),
  password: z.string().min(10),
})
type Values = z.infer<typeof schema>
const good: Values = {
  title: 'Rückenfit',
  email: 'a@b.de',
  price: 7500,
  share: 90,
  day: '1980-04-03',
  password: 'geheim-genug',
}

function Example({ values, onSubmit }: { values: Partial<Values>; onSubmit: (values: Values) => void }) {
  const form = useKitForm(schema, { defaultValues: { ...good, ...values } })
  return (
    <Form form={form} onSubmit={onSubmit} label="Kurs">
      <TextField name="title" label="Titel" hint="So heißt der Kurs." />
      <TextField name="email" type="email" label="E-Mail" />
      <MoneyField name="price" label="Preis" />
      <NumberField name="share" label="Anteil" whenEmpty={null} />
      <DateField name="day" label="Tag" />
      <PasswordField name="password" label="Passwort" autoComplete="new-password" />
      <button type="submit">Senden</button>
    </Form>
  )
}

const open = (values: Partial<Values> = {}) => {
  const onSubmit = jest.fn()
  render(
    <ThemeRoot>
      <Example values={values} onSubmit={(sent) => onSubmit(sent)} />
    </ThemeRoot>,
  )
  return onSubmit
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }))
const refill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  if (text) await userEvent.type(screen.getByLabelText(label), text)
}

it('sends what the schema made of it', async () => {
  const onSubmit = open()
  await refill('Preis', '12,5')
  await refill('Anteil', '')
  await refill('Tag', '9.11.1989')
  await send()
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ ...good, price: 1250, share: null, day: '1989-11-09' }),
  )
})

it('says in German what is wrong, beside the field, and goes to the first one', async () => {
  const onSubmit = open({ title: '', email: 'wilhelmine@' })
  await send()
  const title = screen.getByLabelText('Titel')
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toBeInvalid()
  expect(title).toHaveAccessibleDescription('So heißt der Kurs. Bitte fülle dieses Feld aus.')
  expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(/keine vollständige E.Mail-Adresse/)
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  ['Preis', 'viel', /Bitte gib eine Zahl ein/],
  ['Anteil', '120', /höchstens 100/],
  ['Tag', '31.2.2020', /Bitte gib ein Datum ein/],
  ['Passwort', 'kurz', /mindestens 10 Zeichen/],
])('refuses in %s the text %s and keeps it', async (label, typed, words) => {
  const onSubmit = open()
  await refill(label, typed)
  await send()
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words))
  expect(screen.getByLabelText(label)).toHaveValue(typed)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('tidies up money and days when one leaves the field', async () => {
  open()
  await refill('Preis', '8')
  await refill('Tag', '3.4.80')
  await userEvent.tab()
  expect(screen.getByLabelText('Preis')).toHaveValue('8,00')
  expect(screen.getByLabelText('Tag')).toHaveValue('03.04.1980')
})

it('shows the password and hides it again', async () => {
  open()
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'password')
})

/** jsdom has no Request, and a router without loaders only carries it about. */
class CarriedRequest {
  readonly method = 'GET'
  readonly url: string
  readonly signal: AbortSignal | null | undefined
  constructor(url: string, init: RequestInit = {}) {
    this.url = url
    this.signal = init.signal
  }
}

const visit = (when: boolean) => {
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <ThemeRoot>
            <Link to="/away">Weg</Link>
            <UnsavedGuard when={when} />
          </ThemeRoot>
        ),
      },
      { path: '/away', element: <p>Woanders</p> },
    ],
    { initialEntries: ['/edit'] },
  )
  render(<RouterProvider router={router} />)
  return userEvent.click(screen.getByRole('link', { name: 'Weg' }))
}

describe('the guard of unsaved changes', () => {
  beforeAll(() => void Object.assign(globalThis, { Request: CarriedRequest }))

  it('lets go when everything is saved', async () => {
    await visit(false)
    expect(await screen.findByText('Woanders')).toBeVisible()
  })

  it('asks first, stays, and leaves when told to', async () => {
    await visit(true)
    expect(hasUnsaved()).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Hier bleiben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('link', { name: 'Weg' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ohne Speichern verlassen' }))
    expect(await screen.findByText('Woanders')).toBeVisible()
    expect(hasUnsaved()).toBe(false)
  })
})

function DialogExample({ onSubmit, onClose }: { onSubmit: () => Promise<void>; onClose: () => void }) {
  const form = useKitForm(z.object({ title: z.string().min(3) }), { defaultValues: { title: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Neues Kapitel"
      form={form}
      onSubmit={onSubmit}
      submitLabel="Hinzufügen"
      errorText={() => 'Das Kapitel gibt es schon.'}
    >
      <TextField name="title" label="Titel" />
    </FormDialog>
  )
}

test('A form in a dialog closes after a good answer; a bad one is said and keeps what was typed', async () => {
  const onSubmit = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('taken'))
  const onClose = jest.fn()
  render(
    <ThemeRoot>
      <DialogExample onSubmit={onSubmit} onClose={onClose} />
    </ThemeRoot>,
  )
  await userEvent.type(await screen.findByLabelText('Titel'), 'Einstieg')
  await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }))
  expect(await screen.findByText('Das Kapitel gibt es schon.')).toBeVisible()
  expect(screen.getByLabelText('Titel')).toHaveValue('Einstieg')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(screen.getByLabelText('Titel')).toHaveValue('')
})

describe('a form whose rules come later', () => {
  const rules = jest.fn<() => Promise<typeof schema>>()
  const Late = ({ onSubmit }: { onSubmit: (values: Values) => void }) => {
    const form = useKitForm(rules, { defaultValues: good })
    return (
      <Form form={form} onSubmit={onSubmit} label="Kurs">
        <TextField name="title" label="Titel" />
        <button type="submit">Senden</button>
      </Form>
    )
  }
  const openLate = () => {
    const onSubmit = jest.fn()
    render(
      <ThemeRoot>
        <Late onSubmit={(sent) => onSubmit(sent)} />
      </ThemeRoot>,
    )
    return onSubmit
  }

  it('is held to them all the same', async () => {
    rules.mockResolvedValue(schema)
    const onSubmit = openLate()
    await refill('Titel', 'ab')
    await send()
    expect(await screen.findByText('Bitte gib mindestens 3 Zeichen ein.')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Titel'), 'c')
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...good, title: 'abc' }))
  })

  it('sends nothing and loses nothing while they do not come, and goes on once they do', async () => {
    rules.mockRejectedValue(new Error('gone'))
    const onSubmit = openLate()
    await refill('Titel', 'Yoga am Stuhl')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung zum Server.')
    expect(screen.getByLabelText('Titel')).toHaveValue('Yoga am Stuhl')
    expect(onSubmit).not.toHaveBeenCalled()
    rules.mockResolvedValue(schema)
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...good, title: 'Yoga am Stuhl' }))
  })
})
