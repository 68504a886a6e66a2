import { installBySystem } from './install-by-system.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

/**
 * Whether nginx can be run, installed by the system's package manager if necessary. The tests with a proxy are
 * skipped without it.
 */
export const ensureNginx = async () => {
  if (await starts()) return true;
  await step('Installing nginx by the system’s package manager', () => installBySystem('nginx-light'));
  return starts();
};

/** Debian puts it where only root's PATH leads. */
const starts = async () => {
  for (const program of ['nginx', '/usr/sbin/nginx'])
    if ((await run(program, ['-v'], { quiet: true })).code === 0) return true;
  return false;
};
