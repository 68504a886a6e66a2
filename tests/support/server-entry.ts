import { runProcess } from '../../server/src/run-process.ts';

// The server as main.ts runs it, without the built site: for tests of the process itself.
await runProcess(() => ({
  answerPrepared: () => false,
  handler: (_request, _response, next) => next(),
}));

// How much is left on the heap after a collection; asked for by tests that look for leaks.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
