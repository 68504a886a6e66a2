import { setTimeout as delay } from 'node:timers/promises';
import { run } from './run.mjs';

/** Installs a package of the system's, on Linux with apt; whether it is there then, the caller finds out. */
export const installBySystem = async (name) => {
  if (process.platform !== 'linux') return;
  await aptGet('update');
  await aptGet('install', '-y', name);
};

/** How long to wait for another installation to release its locks, in seconds. */
const LOCK_TIMEOUT = 300;

/** Runs apt-get, which waits by itself for the lock of the packages, but not for that of the lists. */
const aptGet = async (...args) => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, 'apt-get', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT}`, ...args];
  const end = performance.now() + LOCK_TIMEOUT * 1000;
  for (;;) {
    let errors = '';
    const onError = (text) => {
      errors += text;
      process.stderr.write(text);
    };
    const { code } = await run(command, rest, {
      env: { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      onError,
    });
    if (code === 0 || !errors.includes('Could not get lock') || performance.now() > end) return;
    await delay(1000);
  }
};
