import { Component, type ErrorInfo, type ReactNode } from 'react'
import { retryPages } from '@kursportal/shared/router'
import { RemotePanel } from '../features/errors/RemotePanel.tsx'

type Props = {
  /** What people know the remote by. */
  title: string
  /** Going to another address tries again too. */
  pathname: string
  children: ReactNode
  /** Told of every failure. */
  onFailure: (error: unknown) => void
  /** Called before the children are drawn once more. */
  onRetry: () => Promise<void>
}
type State = { failed: boolean }

/** What fails inside a remote ends here: the panel takes its place, and the frame goes on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFailure(error)
    reportError(new Error('A remote failed', { cause: { error, componentStack: info.componentStack } }))
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.pathname !== this.props.pathname) void this.retry()
  }

  private readonly retry = async (): Promise<void> => {
    await this.props.onRetry()
    retryPages()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <RemotePanel title={this.props.title} onRetry={() => void this.retry()} />
    ) : (
      this.props.children
    )
  }
}
