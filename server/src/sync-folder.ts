import { open } from 'node:fs/promises';

/**
 * Waits until what was created, renamed and removed in a folder is on disk. Windows needs nothing of the kind, and
 * cannot be asked to.
 */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
