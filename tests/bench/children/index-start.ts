// Starts a server's media index in a fresh process and measures its duration, the longest time it blocked the thread
// that answers visitors, and the memory of the scanner's process.
import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { MediaIndex } from '../../../server/src/media/index/media-index.ts';
import { scannerProcess } from '../../../server/src/media/index/scanner-process.ts';
import type { IndexStart } from '../media-index.ts';

const [mediaDir = '', scanner = ''] = process.argv.slice(2);
const startScanner = scannerProcess(pathToFileURL(scanner), []);
const quiet = { warn: () => {}, info: () => {}, error: () => {} };

/** Resident memory of the scanner, the largest child of this process (`ps` is one too), in bytes. */
const memoryOfScanner = (): number => {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,comm='], { encoding: 'utf8' }).split('\n');
  const own = processes.map((line) => line.trim().split(/ +/)).filter(([ppid]) => ppid === `${process.pid}`);
  return Math.max(...own.map(([, kilobytes]) => Number(kilobytes))) * 1024;
};

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
const started = performance.now();
const index = new MediaIndex({ mediaDir, mediaPoll: false, hadFiles: false, log: quiet, startScanner });
await index.ready;
const milliseconds = performance.now() - started;
delays.disable();
process.send?.({
  milliseconds,
  files: index.entries.length,
  heldUp: delays.max / 1e6,
  scannerBytes: memoryOfScanner(),
} satisfies IndexStart);
await index.close();
process.disconnect();
