import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../scripts/lib/run.mjs';

/** Installs packages of the system's, on Linux with apt; which of them are there then, the caller finds out. */
export const installBySystem = async (...names) => {
  if (process.platform !== 'linux') return;
  await aptGet('update');
  const isDone = await aptGet('install', '-y', ...names);
  if (isDone || names.length === 1) return;
  // One that this system does not know keeps apt from installing the others.
  for (const name of names) await aptGet('install', '-y', name);
};

/** How long to wait for another installation to release its locks, in seconds. */
const LOCK_TIMEOUT = 300;

/**
 * Runs apt-get, which waits by itself for the lock of the packages, but not for that of the lists. It prints only
 * errors: other programs print meanwhile.
 * @returns {Promise<boolean>} whether it succeeded
 */
const aptGet = async (...args) => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, 'apt-get', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT}`, ...args];
  const end = performance.now() + LOCK_TIMEOUT * 1000;
  for (;;) {
    const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
    const { code, output } = await run(command, rest, { env, quiet: true });
    if (code === 0) return true;
    if (!output.includes('Could not get lock') || performance.now() > end) {
      process.stderr.write(output);
      return false;
    }
    await delay(1000);
  }
};
