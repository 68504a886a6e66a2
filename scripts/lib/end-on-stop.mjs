import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/** How long programs may take to exit, in milliseconds, before they are killed. */
const GRACE = 5000;

/** The programs this process waits for, each with the function that ends it. */
const running = new Map();
let stopping = false;

/**
 * Ends `child` before this process when that receives a stop signal; the exit code then tells which signal it
 * was. While no program runs, signals have their default effect.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ group: boolean }} options whether the child leads a process group of its own
 * @returns {() => boolean} to be called when the child has exited; false: this process is about to exit
 */
export const endOnStop = (child, { group }) => {
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stop);
  running.set(child, (signal) => end(child, signal, group));
  return () => {
    running.delete(child);
    if (stopping) {
      if (running.size === 0) process.exit();
      return false;
    }
    if (running.size === 0) for (const signal of STOP_SIGNALS) process.off(signal, stop);
    return true;
  };
};

const stop = (signal) => {
  if (stopping) return;
  stopping = true;
  process.exitCode = 128 + (constants.signals[signal] ?? constants.signals.SIGTERM);
  for (const endChild of running.values()) endChild('SIGTERM');
  setTimeout(() => {
    for (const endChild of running.values()) endChild('SIGKILL');
    process.exit();
  }, GRACE).unref();
};

const end = ({ pid }, signal, group) => {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(group ? -pid : pid, signal);
  } catch {
    // It has already exited.
  }
};
