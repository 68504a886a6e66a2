import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { whenAttended } from '../lazy/when-attended.ts';
import { useToastAreaWanted } from './toast-area-state.ts';

const ToastArea = lazyPart(async () => (await import('./toast-area.tsx')).ToastArea);

/**
 * The toast area, drawn with the first notice. Its code comes with the first sign of a visitor, before it
 * is needed: a notice may have to say that the connection is gone.
 */
export const LazyToastArea = () => {
  const wanted = useToastAreaWanted();
  useEffect(() => {
    // What cannot be had now is asked for again with the first notice.
    void whenAttended().then(() => ToastArea.preload().catch(() => undefined));
  }, []);
  return <Suspense fallback={null}>{wanted ? <ToastArea /> : null}</Suspense>;
};
