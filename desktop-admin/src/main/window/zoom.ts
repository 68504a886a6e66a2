import type { WebContents } from 'electron';
import { type SettingsStore, ZOOM } from '../storage/settings.ts';

/** One step of the menu or the wheel, in Chromium's levels: about a tenth. */
const STEP = 0.5;

export type ZoomChange = 'in' | 'out' | 'reset';

/** The level after a change, within what is readable. */
export const zoomAfter = (level: number, change: ZoomChange): number => {
  if (change === 'reset') return 0;
  const next = level + (change === 'in' ? STEP : -STEP);
  return Math.max(ZOOM.least, Math.min(next, ZOOM.most));
};

/** Zooms the page and remembers it. */
export const changeZoom = (contents: WebContents, settings: SettingsStore, change: ZoomChange): void => {
  const level = zoomAfter(contents.getZoomLevel(), change);
  contents.setZoomLevel(level);
  settings.set({ zoom: level });
};

/** The remembered zoom on every load, and Ctrl with the wheel like the menu. */
export const keepZoom = (contents: WebContents, settings: SettingsStore): void => {
  contents.on('did-finish-load', () => contents.setZoomLevel(settings.get().zoom));
  contents.on('zoom-changed', (_event, direction) => changeZoom(contents, settings, direction));
};
