import type { WebContents } from 'electron';
import { type SettingsStore, ZOOM } from '../storage/settings.ts';

/** One step of the menu or the wheel, in Chromium's levels: about 10 %. */
const STEP = 0.5;

export type ZoomChange = 'in' | 'out' | 'reset';

/** The zoom level after a change, within the limits. */
export const zoomAfter = (level: number, change: ZoomChange): number => {
  if (change === 'reset') return 0;
  const next = level + (change === 'in' ? STEP : -STEP);
  return Math.max(ZOOM.min, Math.min(next, ZOOM.max));
};

/** Zooms the page and stores the level. */
export const changeZoom = (contents: WebContents, settings: SettingsStore, change: ZoomChange): void => {
  const level = zoomAfter(contents.getZoomLevel(), change);
  contents.setZoomLevel(level);
  settings.set({ zoom: level });
};

/** Applies the stored zoom on every load, and handles Ctrl with the mouse wheel like the menu. */
export const keepZoom = (contents: WebContents, settings: SettingsStore): void => {
  contents.on('did-finish-load', () => contents.setZoomLevel(settings.get().zoom));
  contents.on('zoom-changed', (_event, direction) => changeZoom(contents, settings, direction));
};
