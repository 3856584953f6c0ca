import { render, screen } from '@testing-library/react'
import { ThemeRoot } from '../../theme/index.ts'
import { ProgressBar } from './ProgressBar.tsx'

it.each([
  [0, 0],
  [0.625, 62],
  [0.999, 99],
  [1, 100],
  [1.2, 100],
  [-0.5, 0],
])('draws %d as %d percent', (value, percent) => {
  render(
    <ThemeRoot>
      <ProgressBar label="Rückenfit" value={value} units={{ done: 5, total: 8 }} />
    </ThemeRoot>,
  )
  const bar = screen.getByRole('progressbar', { name: 'Rückenfit' })
  expect(bar).toHaveAttribute('aria-valuenow', String(percent))
  expect(bar).toHaveAttribute('aria-valuetext', `${percent} %, 5 von 8 Lektionen`)
})

it('says one lecture as one', () => {
  render(
    <ThemeRoot>
      <ProgressBar label="Rückenfit" value={0} units={{ done: 0, total: 1 }} />
    </ThemeRoot>,
  )
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 %, 0 von 1 Lektion')
})
