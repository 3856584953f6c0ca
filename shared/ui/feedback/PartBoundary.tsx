import { Component, type ReactNode } from 'react'
import { retryPages } from '../../router/page.tsx'
import { LoadFailure } from './LoadFailure.tsx'

type Props = {
  /** What could not be loaded, from the reader's point of view. */
  title: string
  /** What stands there; with something else another try begins. */
  place: string
  children: ReactNode
}
type State = { failure: { error: unknown } | undefined }

/**
 * Around a part of a page that is fetched when it is shown: where its file cannot come for want of a connection, only
 * that part makes way, and it comes by itself once there is one. Every other failure is the remote's, and goes on to
 * the boundary around it, which judges releases.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.again)
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place) this.again()
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.again)
  }

  private readonly again = (): void => {
    if (!this.state.failure) return
    retryPages()
    this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (navigator.onLine) throw failure.error
    return <LoadFailure title={this.props.title} onRetry={this.again} retrying={false} />
  }
}
