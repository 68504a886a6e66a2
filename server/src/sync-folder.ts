import { open } from 'node:fs/promises';

/**
 * Waits until what was created, renamed and removed in a folder is on disk. Windows needs nothing of the kind, and
 * cannot be asked to.
 */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform !== 'win32') await syncFile(folder, 'r');
};

/** Waits until a file is on disk; not the entry for it in its folder. */
export const syncFile = async (file: string, flags = 'r+'): Promise<void> => {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
