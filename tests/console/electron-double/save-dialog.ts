import { isAbsolute } from 'node:path';
import type Electron from 'electron';
import type { Window } from './browser-window.ts';
import { refuse } from './strict.ts';

/** Paths proposed by dialogs, and paths that the user will choose; null for Cancel. */
export const proposals: string[] = [];
export const savePaths: (string | null)[] = [];

/** Returns what the test has queued; a dialog of a hidden window is never answered. */
export const showSaveDialog = async (
  window: Window,
  { defaultPath = '', filters = [] }: Electron.SaveDialogOptions,
) => {
  // The documentation requires extensions without wildcards and dots.
  for (const { extensions } of filters)
    if (extensions.some((each) => /^\.|\*/.test(each))) refuse(`filters like ${extensions}`);
  if (!window.isVisible() || window.isMinimized()) return new Promise<never>(() => {});
  proposals.push(defaultPath);
  const path = savePaths.shift();
  if (path === undefined) throw new Error(`Nobody has said where to save ${defaultPath}.`);
  if (path !== null && !isAbsolute(path)) throw new Error('A dialog gives whole paths.');
  return { canceled: path === null, filePath: path ?? '' };
};
