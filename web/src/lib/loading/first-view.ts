import { delay, nextEvent } from './when-used.ts';

/** Timeout for the first view with its pictures, in milliseconds. */
const TIMEOUT_MS = 3000;

/** When the visitor begins to use the page, its scripts start without waiting for pictures. */
const FIRST_USES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves just before the next paint; not while the page is hidden. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Resolves when all pictures that are not lazy are decoded and painted. 'load' only means that they are
 * downloaded; React, when started then, delayed their paint by up to half a second. The second frame begins
 * when the first one is shown.
 */
const arePicturesPainted = async (signal: AbortSignal): Promise<void> => {
  if (document.readyState !== 'complete') await nextEvent(['load'], signal);
  if (document.visibilityState === 'hidden') return;
  const pictures = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
};

/** Resolves when the first view is shown with pictures and fonts, at the first use, or after the timeout. */
export const whenFirstViewShown = async (): Promise<void> => {
  const controller = new AbortController();
  const { signal } = controller;
  await Promise.race([arePicturesPainted(signal), nextEvent(FIRST_USES, signal), delay(TIMEOUT_MS)]);
  controller.abort();
};
