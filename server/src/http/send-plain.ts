import type { ServerResponse } from 'node:http';

const texts = {
  404: 'Not found\n',
  405: 'Method not allowed\n',
  412: 'Precondition failed\n',
  416: 'Range not satisfiable\n',
  503: 'Temporarily unavailable, please try again\n',
} as const;

/**
 * A one-line text response for clients that do not display a page; never cached.
 * @param headers of the response; a Cache-Control among them applies to the requested resource, and is
 * replaced
 */
export const sendPlain = (
  res: ServerResponse,
  status: keyof typeof texts,
  headers: Readonly<Record<string, string>>,
): void => {
  const { Vary: _varyOfSuccess, ...kept } = headers;
  const text = texts[status];
  res
    .writeHead(status, {
      ...kept,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': text.length,
    })
    .end(text);
};
