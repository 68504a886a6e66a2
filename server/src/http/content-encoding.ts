import type { IncomingMessage } from 'node:http';
import express, { type Request } from 'express';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';

const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/**
 * The encoding of a response: the smallest that Accept-Encoding does not refuse (`q=0`). A client that
 * refuses even identity gets it anyway: RFC 9110, section 12.4.1, allows either that or a 406, and a page is
 * more useful than an error.
 */
export const acceptedEncoding = (req: IncomingMessage): Encoding => {
  const header = req.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  const before = negotiated.get(header);
  if (before !== undefined) return before;
  // Checked one by one, because among equal preferences the client's order would decide.
  const encoding = accepts(req, 'br') ? 'br' : accepts(req, 'gzip') ? 'gzip' : 'identity';
  negotiated.set(header, encoding);
  return encoding;
};

/**
 * Express's own negotiation, called on a request that Express has not processed; it only reads the headers.
 */
const accepts = (req: IncomingMessage, encoding: Encoding): boolean =>
  express.request.acceptsEncodings.call(req as Request, encoding) !== false;
