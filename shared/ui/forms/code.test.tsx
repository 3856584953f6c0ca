import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { z } from 'zod'
import { errorTexts } from '../../i18n/error-texts.ts'
import '../../i18n/all-error-texts.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { CodeField } from './CodeField.tsx'
import { CodeSent } from './CodeSent.tsx'
import { Form } from './Form.tsx'
import { useKitForm } from './useKitForm.ts'

const schema = z.object({ code: z.string() })
const minutes = (count: number) => count * 60_000

/** A form that refuses every code as used up. */
function Example({ age = minutes(1), refuse = true }: { age?: number; refuse?: boolean }) {
  const [at, setAt] = useState(() => Date.now() - age)
  const [sent, setSent] = useState('')
  const form = useKitForm(schema, { defaultValues: { code: '' } })
  const send = ({ code }: { code: string }) => {
    setSent(code)
    if (refuse) form.setError('code', { type: 'server', message: errorTexts.too_many_tries })
  }
  const again = async () => setAt(Date.now())
  return (
    <Form form={form} onSubmit={send}>
      <CodeSent code={{ to: 'anna@beispiel.de', at, until: at + minutes(15) }} onAgain={again} />
      <CodeField name={form.at('code')} label="Code" />
      <button type="submit">Weiter</button>
      <output>{sent}</output>
    </Form>
  )
}

const open = (props: Parameters<typeof Example>[0] = {}) => {
  render(
    <ThemeRoot>
      <Example {...props} />
    </ThemeRoot>,
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Code' }) }
}

describe('a code from a mail', () => {
  it('is pasted at once, whatever stands between its characters', async () => {
    const { user, field } = open()
    await user.click(field)
    await user.paste(' k7px–nr4a\n')
    expect(field).toHaveValue('K7PXNR4A')
    await user.click(screen.getByRole('button', { name: 'Weiter' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('K7PXNR4A'))
  })

  it('is one field to type into, filled in by the browser, and shows each character in a box', async () => {
    const { user, field } = open()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await user.type(field, 'k7p')
    expect(screen.getByText('P')).toBeVisible()
    await user.type(field, '{Backspace}x')
    expect(field).toHaveValue('K7X')
  })

  it('that is used up is said to be, until a new one is sent', async () => {
    const { user, field } = open()
    expect(screen.getByText(/Er gilt bis/)).toBeVisible()
    await user.type(field, 'AAAAAAAA{Enter}')
    expect(await screen.findByText(errorTexts.too_many_tries)).toBeVisible()
    expect(screen.queryByText(/Er gilt bis/)).toBeNull()
    expect(screen.getByText(/Dieser Code gilt nicht mehr/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Neuen Code schicken' }))
    expect(await screen.findByText(/Er gilt bis/)).toBeVisible()
    expect(screen.queryByText(errorTexts.too_many_tries)).toBeNull()
    expect(field).toHaveValue('')
  })
})
