import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { ApiFailure, type FailureCode } from '../../client/api-failure.ts'
import { errorTexts } from '../../i18n/error-texts.ts'
import '../../i18n/all-error-texts.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { CodeField } from './CodeField.tsx'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { MoneyField, NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'
import { useKitForm } from './useKitForm.ts'

const schema = z.object({
  title: z.string().min(3),
  email: z.email(),
  price: z.int().min(0),
  share: z.int().max(100).nullable(),
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
      <TextField name={form.at('title')} label="Titel" hint="So heißt der Kurs." />
      <TextField name={form.at('email')} type="email" label="E-Mail" />
      <MoneyField name={form.at('price')} label="Preis" />
      <NumberField name={form.at('share')} label="Anteil" whenEmpty={null} />
      <DateField name={form.at('day')} label="Tag" />
      <PasswordField name={form.at('password')} label="Passwort" autoComplete="new-password" />
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
  ['Preis', 'viel', /Bitte gib einen Betrag ein/],
  ['Preis', '12,345', /Bitte gib einen Betrag ein, zum Beispiel 12,50/],
  ['Anteil', '120', /höchstens 100/],
  ['Anteil', '12,5', /eine ganze Zahl/],
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

it('keeps a text that is too long whole, says by how much, and sends nothing', async () => {
  const onSubmit = jest.fn()
  const Named = () => {
    const form = useKitForm(z.object({ title: z.string().max(10) }), { defaultValues: { title: '' } })
    return (
      <Form form={form} onSubmit={() => onSubmit()} label="Verein">
        <TextField name={form.at('title')} label="Name" maxLength={10} />
        <button type="submit">Senden</button>
      </Form>
    )
  }
  render(<Named />, { wrapper: ThemeRoot })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.click(name)
  await userEvent.paste('Turnverein Möwe e. V.')
  expect(name).toHaveValue('Turnverein Möwe e. V.')
  expect(name).toHaveAccessibleDescription('Das ist zu lang: höchstens 10 Zeichen, das sind 21.')
  await send()
  await waitFor(() => expect(name).toHaveFocus())
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

it('puts the focus on what went wrong, each time', async () => {
  const Refused = () => {
    const form = useKitForm(z.object({ title: z.string() }), { defaultValues: { title: 'Rückenfit' } })
    return (
      <Form form={form} onSubmit={() => form.setError('root', { message: 'Das stimmt nicht.' })} label="Kurs">
        <TextField name={form.at('title')} label="Titel" />
        <button type="submit">Senden</button>
      </Form>
    )
  }
  render(
    <ThemeRoot>
      <Refused />
    </ThemeRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
})

describe('what the server refuses', () => {
  const refused = (code: FailureCode, details?: unknown) =>
    new ApiFailure({ status: 400, code, message: code, details })
  const Sent = ({ refusal }: { refusal: unknown }) => {
    const form = useKitForm(z.object({ title: z.string(), code: z.string() }), {
      defaultValues: { title: 'Rückenfit', code: '' },
    })
    return (
      <Form form={form} onSubmit={() => Promise.reject(refusal)} label="Kurs">
        <TextField name={form.at('title')} label="Titel" />
        <CodeField name={form.at('code')} label="Code" />
        <button type="submit">Senden</button>
      </Form>
    )
  }
  const openRefused = async (refusal: unknown) => {
    render(
      <ThemeRoot>
        <Sent refusal={refusal} />
      </ThemeRoot>,
    )
    await send()
  }

  it('is left to the login over the page where something typed keeps the page', async () => {
    render(
      <ThemeRoot>
        <Sent refusal={refused('not_logged_in')} />
      </ThemeRoot>,
    )
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.not_logged_in)
    await userEvent.type(screen.getByRole('textbox', { name: 'Titel' }), '!')
    await send()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Rückenfit!')
  })

  it('stands at the field it names', async () => {
    await openRefused(refused('validation_failed', [{ path: 'title', message: 'Den gibt es schon.' }]))
    const title = await screen.findByRole('textbox', { name: 'Titel', description: 'Den gibt es schon.' })
    expect(title).toHaveFocus()
    expect(title).toHaveValue('Rückenfit')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stands at the field it is about, although it names none', async () => {
    await openRefused(refused('invalid_code'))
    expect(await screen.findByText(errorTexts.invalid_code)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['about none of its fields', refused('validation_failed', [{ path: 'price', message: 'zu viel' }])],
    ['about no field at all', refused('conflict')],
    ['no refusal but a mistake', new TypeError('undefined is not a function')],
  ])('stands on top when it is %s', async (_, refusal) => {
    await openRefused(refusal)
    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Rückenfit')
  })
})

it('has only the fields of its schema', () => {
  const Misspelt = () => {
    const form = useKitForm(schema, { defaultValues: good })
    // @ts-expect-error -- no field of the schema: it would save nothing
    return <TextField name={form.at('titel')} label="Titel" />
  }
  expect(Misspelt).toBeDefined()
})

describe('a form whose rules come later', () => {
  const rules = jest.fn<() => Promise<typeof schema>>()
  const Late = ({ onSubmit }: { onSubmit: (values: Values) => void }) => {
    const form = useKitForm(rules, { defaultValues: good })
    return (
      <Form form={form} onSubmit={onSubmit} label="Kurs">
        <TextField name={form.at('title')} label="Titel" />
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
