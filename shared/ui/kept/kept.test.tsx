import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { copyLeft, keptInTab } from '../../testing/kept.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Form } from '../forms/Form.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { KeepTyped } from './KeepTyped.tsx'

const schema = z.object({ words: z.string() })

type Props = { onSend?: () => Promise<unknown>; inTab?: boolean }

const Words = ({ onSend = () => Promise.resolve(), inTab = false }: Props): ReactNode => {
  const form = useKitForm(schema, { defaultValues: { words: '' } })
  return (
    <Form
      form={form}
      label="Brief"
      onSubmit={async () => {
        await onSend()
        form.reset()
      }}
    >
      <KeepTyped form={form} part="letter" inTab={inTab} />
      <TextField name={form.at('words')} label="Worte" />
      <button type="submit">Senden</button>
    </Form>
  )
}

const write = async ({ user }: ReturnType<typeof renderPage>, words: string): Promise<void> => {
  await user.type(await screen.findByLabelText('Worte'), words)
}

/** A form that is taken from the page while it is sent, as that of something that is decided then. */
const sentAndGone = async () => {
  let answer: (error?: Error) => void = () => undefined
  const sent = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve())
  })
  const Page = (): ReactNode => {
    const [there, setThere] = useState(true)
    return (
      <>
        {there && <Words onSend={() => sent} />}
        <button onClick={() => setThere(false)}>Zur Liste</button>
      </>
    )
  }
  const page = renderPage(<Page />)
  await write(page, 'Hallo')
  await waitFor(async () => expect(await copyLeft('letter')).not.toBeNull())
  await page.user.click(screen.getByRole('button', { name: 'Senden' }))
  await page.user.click(screen.getByRole('button', { name: 'Zur Liste' }))
  return answer
}

describe('a form that goes while it is sent', () => {
  it('leaves nothing behind once it was sent', async () => {
    const answer = await sentAndGone()
    await act(async () => answer())
    await waitFor(async () => expect(await copyLeft('letter')).toBeNull())
  })

  it('is there again when that failed', async () => {
    const answer = await sentAndGone()
    await act(async () => answer(new Error('the line is gone')))
    cleanup()
    renderPage(<Words />)
    const field = await screen.findByLabelText('Worte')
    await waitFor(() => expect(field).toHaveValue('Hallo'))
  })
})

describe('what may tell about health', () => {
  it('is there again in its tab', async () => {
    await write(renderPage(<Words inTab />), 'Mein Knie')
    cleanup()
    renderPage(<Words inTab />)
    const field = await screen.findByLabelText('Worte')
    await waitFor(() => expect(field).toHaveValue('Mein Knie'))
    expect(screen.getByText(/ist wieder da/)).toBeVisible()
  })

  it('is in no other tab', async () => {
    await write(renderPage(<Words inTab />), 'Mein Knie')
    cleanup()
    sessionStorage.clear()
    expect(await copyLeft('letter')).toBeNull()
    renderPage(<Words inTab />)
    expect(await screen.findByLabelText('Worte')).toHaveValue('')
  })

  it('is not kept where a field was emptied again', async () => {
    const page = renderPage(<Words inTab />)
    await write(page, 'Au')
    await page.user.clear(screen.getByLabelText('Worte'))
    expect(keptInTab()).toEqual([])
  })
})
