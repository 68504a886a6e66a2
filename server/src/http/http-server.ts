import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may stand still in the middle of a request or its answer, in milliseconds. */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * How long a connection waits for its next request, in milliseconds: longer than a reverse proxy keeps one (nginx
 * 60 s, Caddy 2 min). With Node's 5 s, a request that the proxy sends on a connection that is just being closed is
 * answered with 502, and a form is not sent again.
 */
const KEEP_ALIVE_TIMEOUT_MS = 150_000;

/** Requests that one connection may have unanswered; browsers and proxies have one, and no client needs more. */
const MAX_UNANSWERED = 20;

/** Of one answer; Node warns from the eleventh on. */
const MAX_LISTENERS = 20;

/**
 * Closes connections with more unanswered requests than that: whoever pipelines thousands would have them all worked on
 * before anybody else's.
 */
const withoutFloods = (handler: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    // Those of the same packet still arrive when it has been destroyed.
    if (count > MAX_UNANSWERED) socket.destroy();
    if (socket.destroyed) return;
    // Each layer of the application listens for the end of an answer, and so does this.
    response.setMaxListeners(MAX_LISTENERS);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1));
    handler(request, response);
  };
};

/**
 * A server that ends connections on which nothing moves, as Node itself does only while a request is being
 * received: a client that requests a film and never reads it would keep the file and its connection for ever.
 * Event streams move by their heartbeats; browsers request the rest of a film that was paused again.
 */
export const createHttpServer = (handler: RequestListener): Server => {
  const server = createServer(withoutFloods(handler));
  server.timeout = IDLE_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return server;
};
