import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]+)/i;

/**
 * Converts a target in absolute form (`GET http://host/path`) to the usual origin form; its host replaces the
 * Host header (RFC 9112, section 3.2.2).
 */
export const toOriginForm = (req: IncomingMessage): void => {
  const { url = '' } = req;
  if (url.startsWith('/')) return;
  const [prefix, host] = ABSOLUTE_FORM.exec(url) ?? [];
  if (prefix === undefined) return;
  const target = url.slice(prefix.length);
  req.url = target.startsWith('/') ? target : `/${target}`;
  req.headers.host = host;
};
