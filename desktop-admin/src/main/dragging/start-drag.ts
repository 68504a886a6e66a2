import { type NativeImage, nativeImage, type WebContents } from 'electron';
import { programIcon } from '../desktop/branding.ts';

/** Maximum width and height of the drag image, in device-independent pixels. */
const ICON_PX = 96;

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
 * Prepares a drag of files out of the window, which works like one out of a folder. On Windows and Linux the
 * returned function returns only after the drop.
 */
export const prepareSystemDrag = async (
  contents: WebContents,
  paths: readonly [string, ...string[]],
): Promise<() => void> => {
  const icon = await dragIcon(paths[0]);
  return () => {
    if (!contents.isDestroyed()) contents.startDrag({ file: paths[0], files: [...paths], icon });
  };
};
