import { loadWebBuild } from '../../server/src/page-rendering/web-build.ts';
import { createReadSide } from '../../server/src/routes/read-side.ts';
import { runProcess } from '../../server/src/run-process.ts';

const [webBuild] = process.argv.slice(2);

// The server as main.ts runs it, on the given build of the site or on none: for tests of the process itself.
await runProcess(async (deps) =>
  webBuild
    ? createReadSide({ ...deps, web: await loadWebBuild({ current: webBuild, retired: [] }) })
    : { answerPrepared: () => false, handler: (_request, _response, next) => next(), fontFaceCss: '' },
);

process.on('message', (message) => {
  // A mistake somewhere in the server, which nothing handles.
  if (message === 'reject') void Promise.reject(new Error('a promise was forgotten'));
  // How much is left on the heap after a collection; asked for by tests that look for leaks.
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
