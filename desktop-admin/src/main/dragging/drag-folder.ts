import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

/**
 * Creates a folder for the console with this user data, and removes those that earlier starts have left, as far as that
 * is possible: on Windows no folder can be removed that has a file in it which another program has open. Only this user
 * can access it, because the temporary folder may be shared.
 */
export const openDragFolder = (temporary: string, userData: string) => {
  const prefix = `jeweler-console-${createHash('sha256').update(userData).digest('hex').slice(0, 12)}`;
  // There is only one console per user-data folder, so nothing uses these any more.
  for (const name of readdirSync(temporary).filter((each) => each.startsWith(prefix)))
    try {
      removeFolder(join(temporary, name));
    } catch {
      // The next start tries again.
    }
  const path = mkdtempSync(join(temporary, `${prefix}-`));
  return { path, remove: () => removeFolder(path) };
};
