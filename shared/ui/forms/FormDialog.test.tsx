import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { ThemeRoot } from '../../theme/index.ts'
import { FormDialog } from './FormDialog.tsx'
import { TextField } from './TextField.tsx'
import { useKitForm } from './useKitForm.ts'

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
      <TextField name={form.at('title')} label="Titel" />
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

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))],
])('A dialog with something typed asks before %s throws it away', async (_, leave) => {
  const onClose = jest.fn()
  render(
    <ThemeRoot>
      <DialogExample onSubmit={() => Promise.resolve()} onClose={onClose} />
    </ThemeRoot>,
  )
  await userEvent.type(await screen.findByLabelText('Titel'), 'Einstieg')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }))
  await waitFor(() => expect(screen.queryByText('Eingaben verwerfen?')).not.toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Titel')).toHaveValue('Einstieg')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('A dialog opens with the focus in its first field', async () => {
  render(
    <ThemeRoot>
      <DialogExample onSubmit={() => Promise.resolve()} onClose={() => undefined} />
    </ThemeRoot>,
  )
  await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus())
})

test('A dialog with nothing typed closes without a question', async () => {
  const onClose = jest.fn()
  render(
    <ThemeRoot>
      <DialogExample onSubmit={() => Promise.resolve()} onClose={onClose} />
    </ThemeRoot>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
