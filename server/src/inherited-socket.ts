/** The first file descriptor that systemd passes on (sd_listen_fds(3)). */
const FIRST_DESCRIPTOR = 3;

/**
 * The file descriptor of the listening socket that systemd passes to this process (socket activation), undefined when
 * there is none. Removes the variables that say so, because child processes do not get the socket.
 */
export const takeInheritedSocket = (environment = process.env, pid = process.pid): number | undefined => {
  const { LISTEN_FDS, LISTEN_PID } = environment;
  for (const name of ['LISTEN_FDS', 'LISTEN_PID', 'LISTEN_FDNAMES']) delete environment[name];
  const isOurs = Number(LISTEN_PID) === pid && Number(LISTEN_FDS) > 0;
  return isOurs ? FIRST_DESCRIPTOR : undefined;
};
