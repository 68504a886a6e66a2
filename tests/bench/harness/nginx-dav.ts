import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { startNginx } from '../../support/nginx.ts';

/** Runs nginx with its module for PUT, which stores files in `folder`/files, and passes its URL to `use`. */
export const withNginxDav = async <Result>(
  program: string,
  folder: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> => {
  const port = await freePort();
  const files = path.join(folder, 'files');
  mkdirSync(files);
  const http = `
  client_max_body_size 0;
  server {
    listen 127.0.0.1:${port};
    root "${files}";
    location / { dav_methods PUT; }
  }`;
  const stop = await startNginx({ program, folder, port, http });
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    await stop();
  }
};
