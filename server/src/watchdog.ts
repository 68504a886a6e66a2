import { once } from 'node:events';
import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the thread looks for a heartbeat before it ends the process. */
const LOOKS_BEFORE_END = 10;
/** How long the event loop may be blocked; our longest work takes less than a second. */
const LIMIT_MS = 30_000;

const LINE = { level: 60, msg: 'The server is ending itself: its event loop has been blocked for too long.' };

/**
 * The thread's program, as text: a file of its own would need an entry in the build. It counts looks, not
 * time, because after the computer was suspended both threads go on together. Its line goes straight to file
 * descriptor 2: a thread's own standard error passes through the thread that is blocked.
 */
const PROGRAM = `
  const { writeSync } = require('node:fs');
  const { heartbeat, interval, looks, line } = require('node:worker_threads').workerData;
  let seen = -1;
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(heartbeat, 0);
    missed = now === seen ? missed + 1 : 0;
    seen = now;
    if (missed < looks) return;
    try {
      writeSync(2, JSON.stringify({ ...line, time: new Date().toISOString() }) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, interval);
`;

/**
 * Ends this process with SIGKILL when its event loop has been blocked for `limit` milliseconds: it answers
 * nobody then, no signal stops it, and only a new process does (systemd and the container start one). It
 * needs a thread, since nothing else runs meanwhile. Not under a debugger, which blocks the loop on purpose.
 * Resolves when the watch has begun.
 */
export const startWatchdog = async (limit = LIMIT_MS): Promise<void> => {
  if (inspector.url() !== undefined) return;
  const interval = limit / LOOKS_BEFORE_END;
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(heartbeat, 0, 1), interval).unref();
  const thread = new Worker(PROGRAM, {
    eval: true,
    // Without the options of this process, such as loaders and the limits of its heap.
    execArgv: [],
    workerData: { heartbeat, interval, looks: LOOKS_BEFORE_END, line: LINE },
  });
  await once(thread, 'online');
  thread.unref();
};
