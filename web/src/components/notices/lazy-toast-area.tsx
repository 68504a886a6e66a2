import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { whenAttended } from '../lazy/when-attended.ts';
import { useToastAreaWanted } from './toast-area-state.ts';

const ToastArea = lazyPart(async () => (await import('./toast-area.tsx')).ToastArea);

/**
 * The toast notification area, on every page from the server's HTML on (SPEC section 2): a live region has
 * to be there before it can speak. What draws the toasts in it comes with the first notice; its code comes
 * with the first interaction, before it is needed: a notice may have to say that the connection is gone.
 */
export const LazyToastArea = () => {
  const wanted = useToastAreaWanted();
  useEffect(() => {
    // What cannot be had now is asked for again with the first notice.
    void whenAttended().then(() => ToastArea.preload().catch(() => undefined));
  }, []);
  return (
    <section aria-label="Notifications" aria-live="polite">
      <Suspense fallback={null}>{wanted ? <ToastArea /> : null}</Suspense>
    </section>
  );
};
