import { rmSync } from 'node:fs';
import { log } from '../log.ts';

/** Removes what was dragged out, as far as no other program has it open (Windows): the next start tries again. */
export const removeDragged = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    log.warn(`Dragged files are removed at the next start. ${String(error)}`);
  }
};
