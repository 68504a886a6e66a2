import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/** How long a program may take to exit before it is killed. */
const EXIT_TIMEOUT_MS = 5000;

/**
 * Ends `child` before this process when that receives a stop signal; the exit code then tells which signal it
 * was. When the child has exited, signals have their default effect again.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ group: boolean }} options whether the child leads a process group of its own
 */
export const endOnStop = (child, { group }) => {
  let stopping = false;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    process.exitCode = 128 + (constants.signals[signal] ?? constants.signals.SIGTERM);
    child.once('exit', () => process.exit());
    endProcess(child.pid, 'SIGTERM', group);
    setTimeout(() => {
      endProcess(child.pid, 'SIGKILL', group);
      process.exit();
    }, EXIT_TIMEOUT_MS);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  child.once('close', () => {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  });
};

const endProcess = (pid, signal, group) => {
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
