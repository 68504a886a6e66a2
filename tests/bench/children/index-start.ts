// A server's index at its start, in a process that has done nothing before: how long, and how much it holds.
import { MediaIndex } from '../../../server/src/media/index/media-index.ts';

const [mediaDir = ''] = process.argv.slice(2);
const quiet = { warn: () => {}, info: () => {} };

globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const started = performance.now();
const index = new MediaIndex({ mediaDir, mediaPoll: false, log: quiet });
const milliseconds = performance.now() - started;
globalThis.gc?.();
process.send?.({ milliseconds, bytes: process.memoryUsage().heapUsed - before, files: index.entries.length });
await index.close();
process.disconnect();
