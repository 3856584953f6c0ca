import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Component, useEffect, type ReactNode } from 'react'
import { LeftBehind } from './LeftBehind.tsx'

class WholePage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = (): { broken: boolean } => ({ broken: true })
  override render(): ReactNode {
    return this.state.broken ? <h1>Kaputt</h1> : this.props.children
  }
}

const Leaving = (): ReactNode => {
  useEffect(
    () => () => {
      throw new Error('kaputt')
    },
    [],
  )
  return <h1>Da</h1>
}
const Broken = (): never => {
  throw new Error('kaputt')
}

const at = (pathname: string, child: ReactNode): ReactNode => (
  <WholePage>
    <LeftBehind pathname={pathname}>{child}</LeftBehind>
  </WholePage>
)

describe('what is left behind', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    globalThis.reportError = () => undefined
  })

  it('does not keep the next one from being shown, as often as somebody comes and goes', () => {
    const { rerender } = render(at('/b', <h1 key="b">Anfang</h1>))
    for (const round of ['first', 'second', 'third']) {
      rerender(at('/a', <Leaving key="a" />))
      expect(screen.getByRole('heading')).toHaveTextContent('Da')
      rerender(at('/b', <h1 key="b">{round}</h1>))
      expect(screen.getByRole('heading')).toHaveTextContent(round)
    }
  })

  it('is an error of the frame when the next one fails too', () => {
    render(at('/a', <Broken />))
    expect(screen.getByRole('heading')).toHaveTextContent('Kaputt')
  })
})
