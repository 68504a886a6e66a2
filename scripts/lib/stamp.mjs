import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Text of a stamp, or undefined when its step was never completed. */
export const readStamp = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Runs a step and leaves a stamp when it is done. The stamp is removed first and written last, so an
 * interrupted step is run again.
 */
export const stamped = async (file, text, step) => {
  rmSync(file, { force: true });
  await step();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
