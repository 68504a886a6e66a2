import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder for dragged files below the system's temporary one. */
export interface DragFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  remove(): void;
}

/**
 * The folder of the console with this user data, empty: what a crash has left is removed. There is one
 * console to a user-data folder, so nobody else uses it; and it is for this user alone, because the
 * temporary folder may be everybody's. Throws where another user has made a folder of that name.
 */
export const openDragFolder = (temporary: string, userData: string): DragFolder => {
  const own = createHash('sha256').update(userData).digest('hex').slice(0, 12);
  const path = join(temporary, `jeweler-console-${own}`);
  const remove = () => rmSync(path, { recursive: true, force: true });
  remove();
  mkdirSync(path, { mode: 0o700 });
  return { path, remove };
};
