import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { whenFirstInteraction } from '../../lib/loading/start-up.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { PlainNotice } from './plain-notice.tsx';
import { drawToastArea, hidePlainNotice, useToastAreaState } from './toast-area-state.ts';

const ToastArea = lazyPart(async () => (await import('./toast-area.tsx')).ToastArea);

/** Renders the toast area; resolves when it can show notices, rejects if its code cannot be loaded. */
export const requestToastArea = async (): Promise<void> => {
  await ToastArea.preload();
  await drawToastArea();
};

/**
 * The toast notification area, in the server's HTML of every page (SPEC section 2): a live region must exist
 * before its content changes. Its code is loaded with the first interaction, before it is needed (a notice
 * may have to say that the connection is lost), and is rendered with the first notice. If it is not loaded,
 * the notice is shown in the region without it.
 */
export const LazyToastArea = () => {
  const { isRequested, plain, place } = useToastAreaState();
  useEffect(() => {
    // If it cannot be loaded now, it is requested again with the first notice.
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
