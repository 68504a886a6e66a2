import { access } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import type { ActionResult } from '@jeweler/core/schemas';
import { shell } from 'electron';
import { log } from '../log.ts';

/**
 * Kinds that a program only displays. Everything else is shown in its folder: a system runs programs and
 * scripts when it opens them, an SVG runs scripts in the browser, and an archive may contain either.
 */
const OPENABLE: ReadonlySet<string> = new Set(
  [
    ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp'],
    ['pdf', 'txt', 'csv'],
    ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi'],
    ['mp3', 'm4a', 'wav', 'ogg', 'flac'],
  ]
    .flat()
    .map((extension) => `.${extension}`),
);

/** Decided by the name that the user has chosen, because the system decides by it too. */
export const isOpenable = (path: string): boolean => OPENABLE.has(extname(path).toLowerCase());

/** Downloads that are complete, by their id; the window never sends a path itself. */
export const createSavedFiles = () => {
  const paths = new Map<number, string>();

  const withFile =
    (action: (path: string) => ActionResult | Promise<ActionResult>) =>
    async (id: number): Promise<ActionResult> => {
      const path = paths.get(id);
      if (path === undefined) throw new Error('There is no such download.');
      try {
        await access(path);
      } catch {
        const sentence = `${basename(path)} is no longer in ${dirname(path)}: it has been moved or deleted.`;
        return { outcome: 'failed', sentence };
      }
      return action(path);
    };

  return {
    add: (id: number, path: string) => void paths.set(id, path),
    show: withFile((path) => {
      shell.showItemInFolder(path);
      return { outcome: 'done' };
    }),
    open: withFile(async (path) => {
      if (!isOpenable(path)) throw new Error('Files of this kind are not opened.');
      const error = await shell.openPath(path);
      if (error === '') return { outcome: 'done' };
      log.warn('The system did not open a downloaded file.');
      const sentence = `The system did not open ${basename(path)}: choose Show in folder, and open it with another program.`;
      return { outcome: 'failed', sentence };
    }),
  };
};
