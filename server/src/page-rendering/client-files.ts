import { readdirSync } from 'node:fs';
import type { Handler } from 'express';
import sirv from 'sirv';
import { sendNotFound } from '../http/not-found.ts';

interface ClientFiles {
  /** Whether a path belongs to the client build, present or not. */
  has: (path: string) => boolean;
  serve: Handler;
}

const ASSETS = '/assets/';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/**
 * The files of the client build: hashed assets for ever, root files (favicon, manifest) for an hour.
 * The build compressed them already (`.br`, `.gz`); the pages, which need their own headers,
 * and vite's manifest are not served.
 */
export const clientFiles = (folder: string, headers: Readonly<Record<string, string>>): ClientFiles => {
  const rootFiles = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|\.(?:html|br|gz)$/.test(entry.name))
      .map((entry) => `/${entry.name}`),
  );
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, path) => {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      const age = path.startsWith(ASSETS) ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS;
      res.setHeader('Cache-Control', `public, max-age=${age}`);
    },
  });
  return {
    has: (path) => path.startsWith(ASSETS) || rootFiles.has(path),
    serve: (req, res) => serve(req, res, () => sendNotFound(res, headers)),
  };
};
