import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../web/src/data/query-client.ts';

/**
 * React runs the effects of a render before the next one. By itself it does so when it has time, which on a busy machine
 * is after a test has found what was rendered, and has pressed what does not listen yet.
 */
const idle = createRoot(document.createElement('div'));
const runEffects = () => flushSync(() => idle.render(null));

const { asyncWrapper } = getConfig();
configure({
  // Waiting ends as soon as the text appears; this is the limit for a busy machine.
  asyncUtilTimeout: 20_000,
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      runEffects();
      return found;
    }),
});

// jsdom does not implement modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom has no layout: every element stays 0 px wide, so no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// For the same reason, no media query matches, and nothing scrolls.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
Element.prototype.scrollIntoView = () => {};
Element.prototype.checkVisibility = function checkVisibility() {
  return this.closest('[hidden]') === null;
};

// jsdom walks the whole document for each label of each field, which took a fifth of a form's time.
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    const named = this.hasAttribute('for') ? document.getElementById(this.htmlFor) : undefined;
    return named === undefined ? this.querySelector(LABELABLE) : named?.matches(LABELABLE) ? named : null;
  },
});
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      if (!this.matches(LABELABLE)) return null;
      const around = this.closest('label');
      const named = this.id ? document.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`) : [];
      return [...named, ...(around && !around.htmlFor && around.control === this ? [around] : [])];
    },
  });

// The window is the same for all files of a worker; what one of them stored, however late, is none of the next case's.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // No case has to put back itself what it has faked.
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // What a page has fetched goes with it.
  queryClient.clear();
});

afterAll(async () => {
  // What a file has begun to load late would come while the next one runs.
  await vi.dynamicImportSettled();
  // Libraries stay loaded for the next file; what a module of ours remembers does not.
  vi.resetModules();
});
