import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Told of every failure, before the panel is drawn. */
  onFailure: () => void
  fallback: (error: unknown, retry: () => void) => ReactNode
}
type State = { failed: false } | { failed: true; error: unknown }

/** What fails inside a remote ends here: the panel takes its place, and the frame goes on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFailure()
    reportError(new Error('A remote failed', { cause: { error, componentStack: info.componentStack } }))
  }

  override render(): ReactNode {
    const retry = (): void => this.setState({ failed: false })
    return this.state.failed ? this.props.fallback(this.state.error, retry) : this.props.children
  }
}
