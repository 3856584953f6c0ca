import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ThemeRoot } from '../../theme/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const ask = async (onConfirm: () => Promise<void>) => {
  const onClose = jest.fn()
  render(
    <ThemeRoot>
      <ConfirmDialog
        open
        onClose={onClose}
        onConfirm={onConfirm}
        title="Kapitel löschen?"
        confirmLabel="Kapitel löschen"
        consequences={['4 Lektionen werden mit gelöscht.']}
        errorText={() => 'Das Kapitel ist nicht leer.'}
      />
    </ThemeRoot>,
  )
  await screen.findByRole('dialog', { name: 'Kapitel löschen?' })
  return onClose
}

it('says what follows and puts the focus on the safe button', async () => {
  await ask(() => Promise.resolve())
  expect(screen.getByText('4 Lektionen werden mit gelöscht.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
})

it('closes when it is done', async () => {
  const onConfirm = jest.fn(() => Promise.resolve())
  const onClose = await ask(onConfirm)
  await userEvent.click(screen.getByRole('button', { name: 'Kapitel löschen' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('stays open with the reason when it did not work', async () => {
  const onClose = await ask(() => Promise.reject(new Error('409')))
  await userEvent.click(screen.getByRole('button', { name: 'Kapitel löschen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Kapitel ist nicht leer.')
  expect(onClose).not.toHaveBeenCalled()
})
