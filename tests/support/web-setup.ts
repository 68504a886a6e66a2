import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waiting ends as soon as the text appears; this is the limit for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

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

// For the same reason, nothing scrolls.
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
