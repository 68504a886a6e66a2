import { type NativeImage, nativeImage, type WebContents } from 'electron';
import { programIcon } from '../desktop/branding.ts';

/** Longest side of the picture under the pointer, in device-independent pixels. */
const SIZE = 96;

/** A small picture of the file where the system makes one, else the mark; macOS drags nothing without. */
const dragIcon = async (path: string): Promise<NativeImage> => {
  if (process.platform === 'darwin' || process.platform === 'win32') {
    try {
      const thumbnail = await nativeImage.createThumbnailFromPath(path, { width: SIZE, height: SIZE });
      if (!thumbnail.isEmpty()) return thumbnail;
    } catch {
      // No thumbnail of this kind of file.
    }
  }
  return nativeImage.createFromPath(programIcon).resize({ width: SIZE / 2, height: SIZE / 2 });
};

/**
 * Makes ready what lets the system drag files out of the window, as if out of a folder. On Windows and
 * Linux the returned function comes back only after the drop.
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
