/*
 * How a server-rendered page starts, in this order (sizes gzipped):
 *
 * 1. The page is shown: text, the style rules it uses, the first pictures. The only script loaded with it is
 *    the entry (2 kB), at a lower priority than the pictures: on a slow connection every further kilobyte
 *    would delay them.
 * 2. Its scripts are requested in parallel and started one after the other, each in a separate task: React
 *    (67 kB) with the site's whole style sheet (15 kB), then the frame with header and banner. The page is
 *    then interactive: its content works without scripts, or keeps clicks and input until its code is loaded.
 * 3. The page is idle: its own code is loaded, films start, and the home page requests whether the visitor
 *    has seen the wheel.
 * 4. The first interaction, at the latest five seconds after 3: what is below the fold, the footer, forms and
 *    their rules, the toasts, and the code of pages that consist of links.
 * 5. Use: the panels of the shop row, an enlarged picture, the product list after a navigation.
 *
 * The limits for 2 and 3 are in tests/browser/support/javascript-limits.ts.
 */

// 1. The page is shown.

/** Timeout for the first view with its pictures, in milliseconds. */
const LOAD_TIMEOUT = 3000;

/** When the visitor begins to use the page, the scripts start without waiting for its pictures. */
const FIRST_USES = ['pointerdown', 'keydown', 'focusin'] as const;

const loaded = (signal?: AbortSignal): Promise<void> =>
  document.readyState === 'complete' ? Promise.resolve() : nextEvent(['load'], signal);

const painted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });

/**
 * Resolves when all pictures that are not lazy are decoded and painted. 'load' only means that they are
 * downloaded; React, when started then, delayed their paint by up to half a second. The second frame begins
 * when the first one is shown.
 */
const picturesDrawn = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return;
  const pictures = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
};

/** Resolves when the first view is shown with pictures and fonts, at the first use, or after the timeout. */
const whenShown = async (): Promise<void> => {
  const controller = new AbortController();
  const { signal } = controller;
  const shown = Promise.all([loaded(signal).then(picturesDrawn), painted(signal)]);
  await Promise.race([shown, nextEvent(FIRST_USES, signal), delay(LOAD_TIMEOUT)]);
  controller.abort();
};

// 2. Its scripts start.

/** Name of the meta element in which the build lists them, separated by spaces. */
const START_FILES = 'start-files';

/** Requests all start files in parallel; otherwise each would be discovered only when another one runs. */
const preloadStartFiles = (): void => {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${START_FILES}]`)?.content;
  for (const href of list?.split(' ') ?? []) {
    const link = document.createElement('link');
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', href });
    else Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
};

/**
 * Loads the site's whole style sheet, unless the document already has it: the page contains only the rules it
 * uses, and scripts render more.
 * @throws Error if it cannot be loaded
 */
export const loadSheet = async (href: string): Promise<void> => {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The sheet ${href} did not come.`));
    });
    document.head.append(link);
  });
};

/** Sets an attribute for styles if the scrollbar takes up space, for which there is no media query. */
const noteScrollbar = (): void => {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
};

/**
 * Starts the page once it is shown. The `steps` run in order, each in a separate task, so that input is
 * handled in between: in a single task they take 150 ms on a phone. `run` receives a function that runs them
 * all, and may call it again if a script could not be loaded.
 */
export const startUp = async (
  steps: readonly (() => unknown)[],
  run: (start: () => Promise<void>) => Promise<unknown>,
): Promise<void> => {
  // Without this attribute, forms show after ten seconds that they could not be loaded.
  document.documentElement.setAttribute('data-started', '');
  void whenInteracted();
  await whenShown();
  noteScrollbar();
  preloadStartFiles();
  await run(async () => {
    for (const step of steps) {
      await step();
      await yieldToMain();
    }
  });
};

// 3. It is idle.

const IDLE_TIMEOUT = 2000;
/** Delay in milliseconds without requestIdleCallback (Safari), so that the first paint can come first. */
const IDLE_DELAY = 200;

/** Resolves once the page is loaded and the browser is idle, at most 2 s later. */
export const whenIdle = async (): Promise<void> => {
  await loaded();
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    } else setTimeout(resolve, IDLE_DELAY);
  });
};

// 4. The first interaction.

/**
 * Focus events are no interaction: a popup that opens by itself moves the focus too. Screen readers send a
 * click without anything before it.
 */
const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;
/** Milliseconds after the page is idle until what waits for an interaction is loaded without one. */
const INTERACTION_TIMEOUT = 5000;

let interacted: Promise<void> | undefined;

/**
 * Resolves once the visitor has moved the pointer, scrolled, touched or typed since the page was shown. Code
 * that is loaded because of an interaction must not wait for the next one: it asks here.
 */
export const whenInteracted = (): Promise<void> => (interacted ??= nextEvent(INTERACTIONS));

let interactedOrIdle: Promise<void> | undefined;

/**
 * Resolves once the page is idle and the visitor has interacted with it (`whenInteracted`), at the latest 5 s
 * after it is idle. A phone responds sooner if deferred work does not run while the page is still loading.
 */
export const whenFirstInteraction = async (): Promise<void> => {
  interactedOrIdle ??= Promise.race([whenInteracted(), whenIdle().then(() => delay(INTERACTION_TIMEOUT))]);
  await whenIdle();
  await interactedOrIdle;
};

// Helpers.

export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Yields to the main thread: resolves in a new task, so that pending input and painting can come first. */
export const yieldToMain = (): Promise<void> => delay(0);

/** Resolves just before the next paint; not while the page is hidden. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Resolves with the next of these events anywhere in the window; never, once `signal` is aborted. */
export const nextEvent = (events: readonly string[], signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    for (const event of events) {
      window.addEventListener(event, () => resolve(), {
        once: true,
        passive: true,
        capture: true,
        ...(signal ? { signal } : {}),
      });
    }
  });
