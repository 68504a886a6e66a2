import { join } from 'node:path';
import { app, type NativeImage, nativeImage, net } from 'electron';
import { DRAG_ID } from '../../shared/drag-limit.ts';
import type { DragResult } from '../../shared/ipc-contract.ts';
import { programIcon } from '../desktop/branding.ts';
import { createProgress } from '../downloading/receive-file.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import { log } from '../log.ts';
import type { MainWindow } from '../window/main-window.ts';
import { removeDragged } from './drag-folder.ts';
import { createFetchedFiles } from './fetched-files.ts';

/** Number of files fetched concurrently; browsers open six connections to one server. */
const FETCH_CONCURRENCY = 4;
/** Maximum width and height of the drag image, in device-independent pixels. */
const ICON_PX = 96;

interface DraggingDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  readonly server: () => string | undefined;
}

/** Runs `task` for a few items at a time; results are in their order. Rejects with the first failure. */
const mapConcurrently = async <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> => {
  const results = new Array<R>(items.length);
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: FETCH_CONCURRENCY }, work));
  return results;
};

/** The system's thumbnail of the file, otherwise the logo; macOS requires an icon for dragging. */
const dragIcon = async (path: string): Promise<NativeImage> => {
  if (process.platform === 'darwin' || process.platform === 'win32') {
    try {
      const thumbnail = await nativeImage.createThumbnailFromPath(path, { width: ICON_PX, height: ICON_PX });
      if (!thumbnail.isEmpty()) return thumbnail;
    } catch {
      // The system has no thumbnail for this type of file.
    }
  }
  return nativeImage.createFromPath(programIcon).resize({ width: ICON_PX / 2, height: ICON_PX / 2 });
};

/**
 * Dragging of files out of the window: they are fetched first, to a folder of the program's own that is removed when it
 * quits, and the drag starts if the button is still pressed then.
 */
export const createDragging = ({ window, send, server }: DraggingDeps) => {
  const folder = join(app.getPath('userData'), 'Dragged files');
  removeDragged(folder);
  app.on('will-quit', () => removeDragged(folder));
  const files = createFetchedFiles({ folder, fetch: (address, init) => net.fetch(address, init), server });
  /** The drag whose mouse button is still pressed. */
  let pressed: symbol | undefined;
  const progress = createProgress(send, DRAG_ID);

  const begin = (item: Electron.Item) => {
    try {
      const contents = window.contents();
      // On Windows and Linux this returns only after the drop.
      if (contents && !contents.isDestroyed()) contents.startDrag(item);
    } catch (error) {
      log.error('The system does not drag the files.', error);
      const text = 'The system refused to drag them. Please try again.';
      send('notice', {
        id: 'drag',
        tone: 'error',
        title: 'The files cannot be dragged',
        text,
        lasting: true,
      });
    }
  };

  return {
    start: async (publicUrls: readonly string[]): Promise<DragResult> => {
      const mine = Symbol('drag');
      pressed = mine;
      try {
        await files.trim(publicUrls);
        const [first, ...others] = await mapConcurrently(publicUrls, (publicUrl) =>
          files.get(publicUrl, progress),
        );
        if (pressed !== mine || first === undefined) return { outcome: 'ready' };
        const icon = await dragIcon(first);
        // After the result has been sent: on Windows and Linux nothing in this process runs until the files
        // are dropped.
        setImmediate(begin, { file: first, files: [first, ...others], icon });
        return { outcome: 'dragging' };
      } catch (error) {
        return { outcome: 'failed', sentence: error instanceof Error ? error.message : String(error) };
      }
    },
    /** The mouse button was released. */
    release: () => {
      pressed = undefined;
    },
  };
};

export type Dragging = ReturnType<typeof createDragging>;
