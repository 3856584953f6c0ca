import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { ThemeRoot } from '../../theme/index.ts'
import { Form } from '../forms/Form.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { SignatureField } from './SignatureField.tsx'

const schema = z.object({ signature: z.unknown().refine((value) => value !== null, 'signature_invalid') })
const send = jest.fn()

const Page = () => {
  const form = useKitForm(schema, { defaultValues: { signature: null } })
  return (
    <ThemeRoot>
      <Form form={form} onSubmit={send}>
        <SignatureField name={form.at('signature')} label="Unterschrift" />
        <button type="submit">Senden</button>
      </Form>
    </ThemeRoot>
  )
}
const sent = () => (send.mock.lastCall?.[0] as { signature: unknown } | undefined)?.signature

/** jsdom draws nothing; the pad only needs a surface that takes its strokes. */
const surface = () => {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,drawn')
  const nothing = () => undefined
  Object.assign(HTMLElement.prototype, { setPointerCapture: nothing })
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = nothing
      disconnect = nothing
    },
  })
}

beforeEach(() => {
  send.mockClear()
  surface()
  render(<Page />)
})

it('is typed by whoever has no pointer, and sent as text', async () => {
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Zeichnen' })).toHaveFocus()
  await userEvent.click(screen.getByRole('radio', { name: 'Namen tippen' }))
  await userEvent.type(screen.getByLabelText('Dein Vor- und Nachname'), 'Ann Ä.')
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  expect(sent()).toEqual({ kind: 'typed', text: 'Ann Ä.' })
})

it('says what is missing and goes to it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  expect(await screen.findByText(/können wir nicht lesen/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Zeichnen' })).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('is drawn, said, and can be begun anew', async () => {
  const pad = screen.getByText(/Feld zum Unterschreiben/)
  expect(screen.getByRole('button', { name: /Löschen/ })).toBeDisabled()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: pad, coords: { x: 10, y: 10 } },
    { target: pad, coords: { x: 60, y: 40 } },
    { keys: '[/MouseLeft]', target: pad, coords: { x: 90, y: 20 } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  expect(sent()).toEqual({ kind: 'drawn', png: 'data:image/png;base64,drawn' })
  expect(screen.getByText('Unterschrift gezeichnet.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Löschen/ }))
  expect(screen.getByText('Unterschrift gelöscht.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  expect(send).toHaveBeenCalledTimes(1)
})
