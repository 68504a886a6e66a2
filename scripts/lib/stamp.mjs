import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Text of a stamp, or undefined when the step it stands for never came to its end. */
export const readStamp = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Does a step whose end leaves a stamp. The stamp goes first and comes last, so a step that was
 * interrupted is done again.
 */
export const stamped = async (file, text, step) => {
  rmSync(file, { force: true });
  await step();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
