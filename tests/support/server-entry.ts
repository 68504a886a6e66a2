import { createSite } from '../../server/src/pages/site.ts';
import { loadWebBuild } from '../../server/src/pages/web-build.ts';
import { runProcess } from '../../server/src/run-process.ts';
import { noSite } from './no-site.ts';

const [webBuild] = process.argv.slice(2);
/** Milliseconds for which the event loop may be blocked; undefined: the server's own limit. */
const watchdogLimit = process.env.WATCHDOG_LIMIT ? Number(process.env.WATCHDOG_LIMIT) : undefined;

// The server as main.ts runs it, with the given build of the site or without one: for tests of the process
// itself.
await runProcess(
  async (deps) => (webBuild ? createSite({ ...deps, web: await loadWebBuild(webBuild) }) : noSite),
  watchdogLimit,
);

process.on('message', (message) => {
  // Simulates a bug in the server: an unhandled rejection.
  if (message === 'reject') void Promise.reject(new Error('a promise was forgotten'));
  // Simulates a loop that never ends, and one that takes this long, in milliseconds.
  if (message === 'block') for (;;);
  // As on a machine that gives it no processor for so long.
  if (typeof message === 'object' && message !== null && 'starved' in message)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(message.starved));
  if (typeof message === 'number') for (const end = Date.now() + message; Date.now() < end; );
  // Reports the heap in use after a garbage collection, for tests that look for leaks.
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
