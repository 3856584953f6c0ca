import { jest } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ThemeRoot } from '../../theme/index.ts'
import { ActionMenu } from './ActionMenu.tsx'

it('reaches a command that is off with the arrow keys, says why, and does not do it', async () => {
  const onPress = jest.fn()
  render(
    <ThemeRoot>
      <ActionMenu
        label="Aktionen für Rückenfit"
        actions={[
          { label: 'Bearbeiten', onPress: () => undefined },
          { label: 'Löschen', disabledReason: 'Es gibt schon Teilnehmende.', onPress },
          { label: 'Ansehen', href: '/courses/1', disabledReason: 'Noch nicht veröffentlicht.' },
        ]}
      />
    </ThemeRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Rückenfit' }))
  expect(await screen.findByRole('menuitem', { name: 'Bearbeiten' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const off = screen.getByRole('menuitem', { name: /^Löschen\s*Es gibt schon Teilnehmende\.$/ })
  expect(off).toHaveFocus()
  expect(off).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  expect(off).toBeVisible()
  expect(screen.getByRole('menuitem', { name: /^Ansehen/ })).not.toHaveAttribute('href')
})

it('opens a menu that says what it is for and is found as a landmark', async () => {
  render(
    <ThemeRoot>
      <ActionMenu
        label="Aktionen für Rückenfit"
        actions={[{ label: 'Bearbeiten', onPress: () => undefined }]}
      />
    </ThemeRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Rückenfit' }))
  const landmark = await screen.findByRole('region', { name: 'Aktionen für Rückenfit' })
  const menu = within(landmark).getByRole('menu', { name: 'Aktionen für Rückenfit' })
  expect(within(menu).getByRole('menuitem', { name: 'Bearbeiten' })).toHaveFocus()
})
