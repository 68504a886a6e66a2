import { phoneHref, shop } from '@jeweler/core/business';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../components/actions/button.tsx';
import { TextAnchor } from '../components/actions/text-link.tsx';
import { Sheet } from '../components/layout/sheet.tsx';
import { Wrap } from '../components/layout/wrap.tsx';
import { Heading } from '../components/text/heading.tsx';
import { Lead } from '../components/text/label.tsx';

interface PageBoundaryProps {
  /** A new value (a new address) gives the page another try. */
  resetKey: string;
  children: ReactNode;
}

/**
 * Catches a page whose code could not be fetched (server gone, site updated meanwhile) or that
 * failed while drawing, and says what to do; header and footer stay alive around it.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: PageBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the one trace of a failure on a visitor's device
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Sheet>
        <Wrap>
          <Heading as="h1">This page could not be opened</Heading>
          <Lead marginTop="5">
            The connection may be down, or the site has just been updated. Please try again, or call{' '}
            <TextAnchor href={phoneHref}>{shop.phone.display}</TextAnchor>.
          </Lead>
          <Button marginTop="8" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </Wrap>
      </Sheet>
    );
  }
}
