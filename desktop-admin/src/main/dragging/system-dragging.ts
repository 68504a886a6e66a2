import { join } from 'node:path';
import { app, type NativeImage, nativeImage, net } from 'electron';
import { programIcon } from '../desktop/branding.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import type { Log } from '../log.ts';
import type { MainWindow } from '../window/main-window.ts';
import { removeDragged } from './drag-folder.ts';
import { createDragging, type Dragging } from './dragging.ts';
import { createFetchedFiles } from './fetched-files.ts';

/** Maximum width and height of the drag image, in device-independent pixels. */
const ICON_PX = 96;

interface SystemDraggingDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  readonly server: () => string | undefined;
  readonly log: Log;
}

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

/** System dragging from a folder of the program's own, which is removed when it quits. */
export const createSystemDragging = ({ window, send, server, log }: SystemDraggingDeps): Dragging => {
  const folder = join(app.getPath('userData'), 'Dragged files');
  removeDragged(folder, log);
  app.on('will-quit', () => removeDragged(folder, log));
  return createDragging({
    files: createFetchedFiles({
      folder,
      fetch: (address, init) => net.fetch(address, init),
      server,
    }),
    send,
    prepareDrag: async (paths) => {
      const contents = window.contents();
      const icon = await dragIcon(paths[0]);
      return () => {
        // On Windows and Linux this returns only after the drop.
        if (contents && !contents.isDestroyed())
          contents.startDrag({ file: paths[0], files: [...paths], icon });
      };
    },
    log,
  });
};
