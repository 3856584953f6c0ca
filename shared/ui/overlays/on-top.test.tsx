import { render, screen, waitFor } from '@testing-library/react'
import { ThemeRoot } from '../../theme/index.ts'
import { Dialog } from './Dialog.tsx'

const windows = (both: boolean) => (
  <ThemeRoot>
    <Dialog open onClose={() => undefined} title="Neues Kapitel">
      Titel
    </Dialog>
    <Dialog open={both} onClose={() => undefined} title="Seite wirklich verlassen?">
      Deine Änderungen
    </Dialog>
  </ThemeRoot>
)
const rootOf = (text: string) => screen.getByText(text).closest('.MuiModal-root') ?? document.body

// As MUI does when a window opens while another one goes.
it('is never hidden from screen readers while it is the topmost', async () => {
  const { rerender } = render(windows(false))
  await screen.findByText('Titel')
  rerender(windows(true))
  await screen.findByText('Deine Änderungen')
  rootOf('Deine Änderungen').setAttribute('aria-hidden', 'true')
  await waitFor(() => expect(rootOf('Deine Änderungen')).not.toHaveAttribute('aria-hidden'))
  expect(rootOf('Titel')).toHaveAttribute('aria-hidden', 'true')
  rerender(windows(false))
  await waitFor(() => expect(screen.queryByText('Deine Änderungen')).not.toBeInTheDocument())
  expect(rootOf('Titel')).not.toHaveAttribute('aria-hidden')
})
