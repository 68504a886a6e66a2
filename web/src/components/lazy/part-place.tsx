import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../actions/button.tsx';
import { WaysToReach } from '../contact-list/ways-to-reach.tsx';
import { OnHydrated, useKeptPress } from './kept-press.tsx';
import { isMissing, subscribeToMissing, tryMissingAgain } from './until-loaded.ts';

interface PartPlaceProps {
  /** The lazy part that stands here. */
  of: object;
  /** Its shape while it is on its way, after a client-side navigation. */
  waiting?: ReactNode;
  /** Presses the last button once more, when the part has come, that was pressed before it could answer. */
  keepsPresses?: boolean;
  children: ReactNode;
}

/**
 * Where a lazy part stands. What the server drew stays until the part has come; where there is nothing
 * and the part cannot be had, or fails while drawing, words with the shop's phone and address stand instead.
 */
export const PartPlace = ({ of, waiting, keepsPresses = false, children }: PartPlaceProps) => (
  <RetryBoundary fallback={<PartFailure />}>
    {keepsPresses ? (
      <KeptPresses of={of} waiting={waiting}>
        {children}
      </KeptPresses>
    ) : (
      <Suspense fallback={<Waiting of={of}>{waiting}</Waiting>}>{children}</Suspense>
    )}
  </RetryBoundary>
);

const KeptPresses = ({ of, waiting, children }: PartPlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const pressAgain = useKeptPress(place);
  return (
    <div ref={place}>
      <Suspense fallback={<Waiting of={of}>{waiting}</Waiting>}>
        {children}
        <OnHydrated run={pressAgain} />
      </Suspense>
    </div>
  );
};

const never = () => false;

const Waiting = ({ of, children }: Pick<PartPlaceProps, 'of' | 'children'>) => {
  const missing = useSyncExternalStore(subscribeToMissing, () => isMissing(of), never);
  return missing ? <PartFailure isMissing /> : children;
};

const PartFailure = ({ isMissing = false }: { isMissing?: boolean }) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = element.current;
    // The page's content, or a dialog.
    const surroundings = words?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      // The button goes when the part has come; the focus stays near.
      if (words?.contains(document.activeElement)) {
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
        <Button look="line" marginTop="5" onClick={tryMissingAgain}>
          Try again
        </Button>
      ) : null}
    </div>
  );
};
