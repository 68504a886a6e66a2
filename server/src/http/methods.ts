import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from './representation.ts';
import { sendPlain } from './send-plain.ts';

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Answers all other methods on read-only resources: OPTIONS with the allowed methods, the rest with 405. */
export const refuseWrite = (req: IncomingMessage, res: ServerResponse, securityHeaders: Headers): void => {
  const headers = { ...securityHeaders, Allow: 'GET, HEAD, OPTIONS' };
  if (req.method === 'OPTIONS') res.writeHead(204, headers).end();
  else sendPlain(res, 405, headers);
};

/** Answers `OPTIONS *`, which asks about the server as a whole; returns whether the request was that. */
export const answerServerOptions = (
  req: IncomingMessage,
  res: ServerResponse,
  securityHeaders: Headers,
): boolean => {
  if (req.method !== 'OPTIONS' || req.url !== '*') return false;
  res.writeHead(204, { ...securityHeaders, Allow: 'GET, HEAD, OPTIONS, POST' }).end();
  return true;
};
