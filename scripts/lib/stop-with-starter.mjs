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
    hangUp();
  }, CHECK_INTERVAL);
  timer.unref();
};

/** The same for the script that has started this process and waits for it over a channel. Does nothing without one. */
export const stopWithScript = () => {
  if (!process.disconnect) return;
  process.once('disconnect', hangUp);
  // It has ended while this process started.
  if (!process.connected) return hangUp();
  // A channel that is listened to keeps a process alive.
  process.channel.unref();
};

/** Sent as an event: on Windows a signal of our own would end the process at once. */
const hangUp = () => {
  if (!process.emit('SIGHUP', 'SIGHUP', 1)) process.exit(SIGHUP_EXIT_CODE);
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
