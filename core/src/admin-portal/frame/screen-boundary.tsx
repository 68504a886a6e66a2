import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from '../components/failure.tsx';
import { Panel } from '../components/panel.tsx';

interface ScreenBoundaryProps {
  /** A new value (another screen) gets another try. */
  resetKey: string;
  children: ReactNode;
}

/** Catches a screen whose code could not be fetched or that failed while drawing; the frame stays alive. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: ScreenBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a failure on someone's computer
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Panel>
        <Failure onRetry={() => window.location.reload()}>
          This screen could not be opened. The server may be down, or the portal has just been updated. Please
          try again.
        </Failure>
      </Panel>
    );
  }
}
