import { app, net } from 'electron';
import type { SendEvent } from '../ipc/window-ipc.ts';
import type { Log } from '../log.ts';
import type { MainWindow } from '../window/main-window.ts';
import { type DragFolder, openDragFolder } from './drag-folder.ts';
import { createDragging, type Dragging } from './dragging.ts';
import { createFetchedFiles } from './fetched-files.ts';
import { prepareSystemDrag } from './start-drag.ts';

interface SystemDraggingDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  readonly server: () => string | undefined;
  readonly log: Log;
}

/** If the shared temporary folder cannot be used, the program's own data replace it; if neither can, every drag fails. */
const openFolder = (log: Log): DragFolder => {
  const userData = app.getPath('userData');
  for (const name of ['temp', 'userData'] as const)
    try {
      return openDragFolder(app.getPath(name), userData);
    } catch (error) {
      log.warn(`Dragged files cannot be kept in '${name}'. ${String(error)}`);
    }
  return { path: userData, remove: () => undefined };
};

/** System dragging from a temporary folder, which is removed when the program quits. */
export const createSystemDragging = ({ window, send, server, log }: SystemDraggingDeps): Dragging => {
  const folder = openFolder(log);
  app.on('will-quit', () => {
    try {
      folder.remove();
    } catch (error) {
      log.warn(`Dragged files are removed at the next start. ${String(error)}`);
    }
  });
  return createDragging({
    files: createFetchedFiles({
      folder: folder.path,
      fetch: (address, init) => net.fetch(address, init),
      server,
    }),
    send,
    prepareDrag: async (paths) => {
      const contents = window.contents();
      return contents ? prepareSystemDrag(contents, paths) : () => undefined;
    },
    log,
  });
};
