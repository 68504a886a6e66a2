import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RetryBoundaryProps {
  /** A new value (another place) gives what failed another try; without it there is none. */
  resetKey?: string;
  /** Shown instead of what failed, and says what to do. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Catches what could not be fetched (server gone, build replaced meanwhile) or failed while drawing;
 * everything around it keeps working.
 */
export class RetryBoundary extends Component<RetryBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: RetryBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a failure on someone's device
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
