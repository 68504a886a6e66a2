import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { useHydrated } from '../lazy/use-hydrated.ts';

const ToastArea = lazyPart(async () => (await import('./toast-area.tsx')).ToastArea, { defer: true });

/** The toast area, in the browser only and once the page is idle: nothing in it before the first notice. */
export const LazyToastArea = () => {
  const hydrated = useHydrated();
  return <Suspense fallback={null}>{hydrated ? <ToastArea /> : null}</Suspense>;
};
