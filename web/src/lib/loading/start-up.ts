/*
 * How a page that the server drew starts, from top to bottom:
 *
 * 1. The page is shown: text, its own style rules, the first pictures. Of scripts only the entry (2 kB of gzip)
 *    comes with it, and after the pictures; on a slow line every kilobyte more would delay them.
 * 2. Its scripts are fetched side by side and started one after the other, each in a task of its own: React
 *    (67 kB), with the site's whole sheet (10 kB), then the frame with header and banner. Then it is interactive:
 *    everything in the page itself that is drawn by now works without scripts, or is kept until they are there.
 * 3. It is idle: the code of the page comes, films begin, and the home page asks whether its wheel is known.
 * 4. The first interaction, or five seconds after 3: what is below the fold, the footer, forms and their
 *    rules, the toasts, and all of a page that is made of links.
 * 5. Use: the menu's panels, an enlarged picture, the list of products after a navigation.
 *
 * The limits of 2 and 3 stand in tests/browser/support/javascript-limits.ts.
 */

// 1. The page is shown.

/** Longest wait for slow pictures, in milliseconds. */
const LOAD_TIMEOUT = 3000;

/** A visitor who begins to use the page is not kept waiting for its pictures. */
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
 * The pictures that came with the page are decoded and drawn: 'load' says only that they have arrived, and React,
 * started then, held back their paint by up to half a second. The second frame begins when the first is shown.
 */
const picturesDrawn = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return;
  const pictures = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
};

/** The first view stands with its pictures and fonts, or the page is being used, or the time is over. */
const whenShown = async (): Promise<void> => {
  const controller = new AbortController();
  const { signal } = controller;
  const shown = Promise.all([loaded(signal).then(picturesDrawn), painted(signal)]);
  await Promise.race([shown, nextEvent(FIRST_USES, signal), delay(LOAD_TIMEOUT)]);
  controller.abort();
};

// 2. Its scripts start.

/** Name of the meta element that the build lists them in, separated by spaces. */
const START_FILES = 'start-files';

/** Requests at once all that is started; else each would be found only by running another. */
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
 * Adds the site's sheet, unless it is there: the page came with the rules of what it shows, and scripts draw more.
 * @throws Error when it does not come
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

/** Tells styles whether scrollbars take room from the page, which no media query says. */
const noteScrollbar = (): void => {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
};

/**
 * Starts the page once it is shown. `steps` run in their order, each in a task of its own, so that between
 * them the browser answers a visitor who is already there: in one task they take 150 ms of a phone's time.
 * `run` is given all of them, and may run them again where a script could not be loaded.
 */
export const startUp = async (
  steps: readonly (() => unknown)[],
  run: (start: () => Promise<void>) => Promise<unknown>,
): Promise<void> => {
  // Forms say by themselves when this does not come.
  document.documentElement.setAttribute('data-started', '');
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
/** Safari has no requestIdleCallback; a short delay lets the first paint through there. */
const IDLE_DELAY = 200;

/** Resolves once the page has loaded and the browser is idle (2 s later at most). */
export const whenIdle = async (): Promise<void> => {
  await loaded();
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    } else setTimeout(resolve, IDLE_DELAY);
  });
};

// 4. The first interaction.

/** Not focus: the page moves it too, into a popup that opens by itself. */
const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;
/** Without any, milliseconds after the page is idle until what waits for one comes all the same. */
const INTERACTION_TIMEOUT = 5000;

let interacted: Promise<void> | undefined;

/**
 * Resolves once the page is idle and the visitor has moved, scrolled, touched or typed, 5 s after it is idle
 * at the latest. A phone answers sooner when this is not done while the page is still arriving.
 */
export const whenFirstInteraction = async (): Promise<void> => {
  interacted ??= Promise.race([nextEvent(INTERACTIONS), whenIdle().then(() => delay(INTERACTION_TIMEOUT))]);
  await whenIdle();
  await interacted;
};

// Helpers.

export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves in another task: input and painting that wait come first. */
export const yieldToMain = (): Promise<void> => delay(0);

/** Resolves when the browser is about to draw; never while the page is hidden. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Resolves with the next of these events anywhere in the window; with `signal` it can be given up. */
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
