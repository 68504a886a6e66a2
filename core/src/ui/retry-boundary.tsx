import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RetryBoundaryProps {
  /** When it changes (as with the route), what failed is retried; without it there is no retry. */
  resetKey?: string;
  /** Shown in place of what failed; says what to do. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches failures to load (server unreachable, new build deployed) or to render, and contains them. */
export class RetryBoundary extends Component<RetryBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: RetryBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the only trace of a failure on a user's device
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
