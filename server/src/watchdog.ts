import { once } from 'node:events';
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the thread looks for a heartbeat within the limit. */
const LOOKS_IN_LIMIT = 10;
/** Processor time that the event loop may take without a break; our longest work takes less than a second. */
const LIMIT_MS = 30_000;
/** How many times longer it may be blocked without work: by a drive that does not answer, or a machine without time. */
const IDLE_FACTOR = 10;

const LINE = { level: 60, msg: 'The server is ending itself: its event loop has been blocked for too long.' };

/**
 * The thread's program, as text: a file of its own would need an entry in the build. It counts processor time, because
 * a busy machine may give the process a twentieth of it, and otherwise looks, because after the computer was suspended
 * both threads go on together. Its line goes straight to file descriptor 2: a thread's own standard error passes through
 * the thread that is blocked.
 */
const PROGRAM = `
  const { writeSync } = require('node:fs');
  const { heartbeat, interval, limit, looks, line } = require('node:worker_threads').workerData;
  const milliseconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  let seen = -1;
  let missed = 0;
  let before = 0;
  setInterval(() => {
    const now = Atomics.load(heartbeat, 0);
    missed = now === seen ? missed + 1 : 0;
    seen = now;
    if (missed === 0) before = milliseconds();
    if (milliseconds() - before < limit && missed < looks) return;
    try {
      writeSync(2, JSON.stringify({ ...line, time: new Date().toISOString() }) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, interval);
`;

/**
 * Ends this process with SIGKILL when its event loop has been blocked for `limit` milliseconds of processor time, or ten
 * times as long without any: it answers nobody then, no signal stops it, and only a new process does (systemd and the container start one). It
 * needs a thread, since nothing else runs meanwhile. Not under a debugger, which blocks the loop on purpose.
 * Resolves when the watch has begun.
 */
export const startWatchdog = async (limit = LIMIT_MS): Promise<void> => {
  if (inspector.url() !== undefined) return;
  const interval = limit / LOOKS_IN_LIMIT;
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(heartbeat, 0, 1), interval).unref();
  const thread = new Worker(PROGRAM, {
    eval: true,
    // Without the options of this process, such as loaders and the limits of its heap.
    execArgv: [],
    workerData: { heartbeat, interval, limit, looks: LOOKS_IN_LIMIT * IDLE_FACTOR, line: LINE },
  });
  await once(thread, 'online');
  thread.unref();
};
