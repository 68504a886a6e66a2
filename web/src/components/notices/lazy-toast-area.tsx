import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { whenFirstInteraction } from '../../lib/loading/start-up.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { PlainNotice } from './plain-notice.tsx';
import { drawToastArea, hidePlainNotice, useToastAreaState } from './toast-area-state.ts';

const ToastArea = lazyPart(async () => (await import('./toast-area.tsx')).ToastArea);

/** Has the toast area drawn; resolves when it can show notices, rejects when its code cannot be loaded. */
export const requestToastArea = async (): Promise<void> => {
  await ToastArea.preload();
  await drawToastArea();
};

/**
 * The toast notification area, on every page from the server's HTML on (SPEC section 2): a live region has
 * to be there before it can speak. What draws the toasts in it comes with the first notice; its code comes
 * with the first interaction, before it is needed: a notice may have to say that the connection is gone.
 * Where it has not come, the notice is said in the region as it is.
 */
export const LazyToastArea = () => {
  const { isRequested, plain, place } = useToastAreaState();
  useEffect(() => {
    // What cannot be loaded now is asked for again with the first notice.
    void whenFirstInteraction().then(() => ToastArea.preload().catch(() => undefined));
  }, []);
  const notices = (
    <>
      <RetryBoundary fallback={null}>
        <Suspense fallback={null}>{isRequested ? <ToastArea /> : null}</Suspense>
      </RetryBoundary>
      {plain ? <PlainNotice key={plain.number} {...plain.notice} onClose={hidePlainNotice} /> : null}
    </>
  );
  return (
    <section aria-label="Notifications" aria-live="polite">
      {place ? createPortal(notices, place) : notices}
    </section>
  );
};
