import type { BrowserWindow } from 'electron';
import type { SettingsStore } from '../storage/settings.ts';

/** Debounce of move and resize events, which fire for every pixel, in milliseconds. */
const REST_MS = 500;

/** Stores the bounds of a window, and separately whether it is maximized. */
export const rememberBounds = (window: BrowserWindow, settings: SettingsStore): void => {
  let timer: NodeJS.Timeout | undefined;
  const keep = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized() || !window.isVisible()) return;
    settings.set({ window: { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() } });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  };
  window.on('resize', later);
  window.on('move', later);
  window.on('maximize', later);
  window.on('unmaximize', later);
  window.on('close', keep);
};
