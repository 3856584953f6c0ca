import { retryPages } from '@kursportal/shared/router'
import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onFailure?: () => void }

/**
 * A part of the frame that people can do without for a while, such as one whose file does not come after a deploy: nothing
 * stands in its place, and the rest of the page goes on. Whoever shows it again fetches it anew; what failed without a connection
 * is fetched again once there is one, and what failed with one once more: it may have come back in this moment.
 */
export class Spare extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  private wasTriedAgain = false

  override componentDidCatch(error: unknown): void {
    retryPages()
    if (!navigator.onLine) window.addEventListener('online', this.again, { once: true })
    else if (this.wasTriedAgain) reportError(new Error('A part of the frame failed', { cause: error }))
    else {
      this.wasTriedAgain = true
      return this.again()
    }
    this.props.onFailure?.()
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.again)
  }

  private readonly again = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
