import { render, screen } from '@testing-library/react'
import { bottomBar } from '../../theme/tokens.ts'
import { SideSheet } from './SideSheet.tsx'

it('keeps toasts above its buttons', async () => {
  render(
    <SideSheet open onClose={() => undefined} title="Frage 1" actions={<button>Fertig</button>}>
      Text
    </SideSheet>,
  )
  const done = await screen.findByRole('button', { name: 'Fertig' })
  expect(done.closest(`[${bottomBar}="asks"]`)).not.toBeNull()
})
