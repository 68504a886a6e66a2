import { installBySystem } from './install-by-system.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

/**
 * Whether exiftool can be run, installed by the system's package manager if necessary. The tests that ask it
 * what a file tells are skipped without it.
 */
export const ensureExiftool = async () => {
  if (await starts()) return true;
  await step('Installing exiftool by the system’s package manager', () =>
    installBySystem('libimage-exiftool-perl'),
  );
  return starts();
};

const starts = async () => (await run('exiftool', ['-ver'], { quiet: true })).code === 0;
