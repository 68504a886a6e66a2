import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder for dragged files in the system's temporary folder. */
export interface DragFolder {
  readonly path: string;
  /** Removes the folder with its content. */
  remove(): void;
}

/**
 * Creates the folder for the console with this user data, empty: leftovers of a crash are removed. There is
 * only one console per user-data folder, so nothing else uses it; and only this user can access it, because
 * the temporary folder may be shared. Throws if another user has created a folder of that name.
 */
export const openDragFolder = (temporary: string, userData: string): DragFolder => {
  const own = createHash('sha256').update(userData).digest('hex').slice(0, 12);
  const path = join(temporary, `jeweler-console-${own}`);
  const remove = () => rmSync(path, { recursive: true, force: true });
  remove();
  mkdirSync(path, { mode: 0o700 });
  return { path, remove };
};
