const CHECK_INTERVAL = 300;
const SIGHUP_EXIT_CODE = 129;

/**
 * Stops this process, as a hangup does, when the process that started it has ended. npm hands a SIGTERM to the
 * shell between it and the script, and the shell ends without handing it on. Does nothing without npm.
 */
export const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (isParent(parent)) return;
    clearInterval(timer);
    // Sent as an event: on Windows a signal of our own would end the process at once.
    if (!process.emit('SIGHUP', 'SIGHUP', 1)) process.exit(SIGHUP_EXIT_CODE);
  }, CHECK_INTERVAL);
  timer.unref();
};

/** Elsewhere an orphan gets another parent; on Windows it keeps the number of the one that ended. */
const isParent = (pid) => {
  if (process.platform !== 'win32') return process.ppid === pid;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};
