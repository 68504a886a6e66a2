import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How long a client may take to read the response, in milliseconds, and how many bytes it may send meanwhile.
 */
const LINGER = 1000;
const MOST_DISCARDED = 1_000_000;

/**
 * Closes the connection after the response to a request whose body is not read. The socket is destroyed when
 * the client has closed it too, or after LINGER: destroying it at once would make the system discard what the
 * client has not read yet, and the client would see an error instead of the response.
 */
export const closeAfterAnswer = (req: IncomingMessage, res: ServerResponse): void => {
  const { socket } = req;
  res.setHeader('Connection', 'close');
  let discarded = 0;
  req.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_DISCARDED) req.pause();
  });
  req.resume();
  // Node calls this when it has sent the last response of a connection.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(timer));
  };
};
