import { Component, type ReactNode } from 'react'

type Props = { pathname: string; children: ReactNode }
type State = { failed: boolean; fatal?: { error: unknown } }

/**
 * Catches what a remote throws while it is taken off the page (cleaning up after an effect): its own boundary is going
 * away with it, and the next one would be that of the whole page. What is to be shown instead is drawn once more; if
 * that fails at the same address, it is an error of the frame and goes on upwards.
 */
export class LeftBehind extends Component<Props, State> {
  override state: State = { failed: false }
  /** Something was caught since the address changed last. */
  private caught = false

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(new Error('A remote failed while it was left', { cause: error }))
    if (this.caught) this.setState({ fatal: { error } })
    else this.setState({ failed: false })
    this.caught = true
  }

  // Before anything thrown by this change is caught.
  override componentDidUpdate(before: Props): void {
    if (before.pathname !== this.props.pathname) this.caught = false
  }

  override render(): ReactNode {
    const { failed, fatal } = this.state
    if (fatal) throw fatal.error
    return failed ? null : this.props.children
  }
}
