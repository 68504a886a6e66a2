import type { IncomingMessage } from 'node:http';
import express, { type Request } from 'express';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';

const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/**
 * The encoding an answer is sent in: the smallest that Accept-Encoding does not refuse (`q=0`). A client
 * that refuses even identity gets it nevertheless: RFC 9110, section 12.4.1, leaves the choice between
 * that and a 406, and a page is of more use than an error.
 */
export const acceptedEncoding = (req: IncomingMessage): Encoding => {
  const header = req.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  const before = negotiated.get(header);
  if (before !== undefined) return before;
  // Asked one by one, because equal preferences would otherwise follow the client's order.
  const encoding = accepts(req, 'br') ? 'br' : accepts(req, 'gzip') ? 'gzip' : 'identity';
  negotiated.set(header, encoding);
  return encoding;
};

/** Express's own negotiation, which reads nothing but the headers, for a request it has not touched. */
const accepts = (req: IncomingMessage, encoding: Encoding): boolean =>
  express.request.acceptsEncodings.call(req as Request, encoding) !== false;
