import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** A new empty folder for the running test, removed when it ends. */
export const useTemporaryFolder = (): string => {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return folder;
};
