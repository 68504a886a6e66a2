import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a client has to take the answer, in milliseconds, and what it may send meanwhile, in bytes. */
const LINGER = 1000;
const MOST_DISCARDED = 1_000_000;

/**
 * Makes the answer of a request whose body is not read the last one of its connection. The socket is
 * destroyed when the client has closed it too, or after LINGER: at once, the system would throw away
 * what the client has not read yet, and the client would see a fault in place of the answer.
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
  // Node calls it when it has handed over the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(timer));
  };
};
