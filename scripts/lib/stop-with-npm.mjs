const CHECK_INTERVAL_MS = 300;
const SIGHUP_EXIT_CODE = 129;

/**
 * Stops this process, like a hangup, when the process that started it has ended. npm sends a SIGTERM to the
 * shell between it and the script, and the shell exits without passing it on. Does nothing without npm.
 */
export const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (isParent(parent)) return;
    clearInterval(timer);
    hangUp();
  }, CHECK_INTERVAL_MS);
  timer.unref();
};

/** Emitted as an event: on Windows sending ourselves a signal would end the process at once. */
const hangUp = () => {
  if (!process.emit('SIGHUP', 'SIGHUP', 1)) process.exit(SIGHUP_EXIT_CODE);
};

/** On other systems an orphan gets another parent; on Windows it keeps the id of the one that ended. */
const isParent = (pid) => {
  if (process.platform !== 'win32') return process.ppid === pid;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
