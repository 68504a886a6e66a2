import { type ReactNode, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { LazyPart } from '../../lib/lazy.ts';
import { isMissing, subscribeToMissing, tryMissingAgain } from '../../lib/loading/until-loaded.ts';
import { Button } from '../actions/button.tsx';
import { WaysToReach } from '../contact-list/ways-to-reach.tsx';
import { OnHydrated } from './click-replay.tsx';

interface Boundary<Props extends object> {
  of: LazyPart<Props>;
  /** Placeholder while it is loading, after a client-side navigation. */
  waiting?: ReactNode;
}

/**
 * A lazy component, with its own props, in its boundary. The server's HTML stays until the component is loaded; if there is none and
 * the component cannot be loaded, or if it fails to render, a notice with the shop's phone number and email
 * address is shown instead.
 */
export const LazyBoundary = <Props extends object>({
  of: Part,
  waiting,
  ...props
}: Boundary<Props> & Props) => (
  <ErrorBoundary fallback={<UnavailableNotice />}>
    <Suspense fallback={<Waiting of={Part}>{waiting}</Waiting>}>
      {/* What is left are the props of the part. */}
      <Part {...(props as unknown as Props)} />
      <OnHydrated />
    </Suspense>
  </ErrorBoundary>
);

const never = () => false;

const Waiting = ({ of, children }: { of: object; children: ReactNode }) => {
  const missing = useSyncExternalStore(subscribeToMissing, () => isMissing(of), never);
  return missing ? <UnavailableNotice isMissing /> : children;
};

const UnavailableNotice = ({ isMissing = false }: { isMissing?: boolean }) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = element.current;
    // The page's main element, or a dialog.
    const surroundings = notice?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      // The button is removed when the part is loaded; the focus moves to the nearest container.
      if (notice?.contains(document.activeElement)) {
        queueMicrotask(() => surroundings?.focus({ preventScroll: true }));
      }
    };
  }, []);
  return (
    <div ref={element} role="status">
      <p>
        This part of the page could not be loaded. <WaysToReach />
      </p>
      {isMissing ? (
        <Button variant="line" onClick={tryMissingAgain} css={{ marginTop: '5' }}>
          Try again
        </Button>
      ) : null}
    </div>
  );
};
