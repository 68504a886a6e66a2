import type { Response } from 'express';

/** A plain 404 for files, where nobody reads a page. */
export const sendNotFound = (res: Response, headers: Readonly<Record<string, string>>): void => {
  res
    .writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
    .end('Not found\n');
};
