import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { buildServer } from '../support/build-server.ts';

/** Builds the server that runs in the processes of the tests, once per run. Its path is in `SERVER_HERE` then. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async () => {
  const dist = inRoot('server', 'dist');
  mkdirSync(dist, { recursive: true });
  // Where it finds the server's own packages.
  const folder = mkdtempSync(path.join(dist, '.unfinished-'));
  await buildServer(folder, { 'server-here': inRoot('tests', 'support', 'server-in-this-process.ts') });
  process.env.SERVER_HERE = path.join(folder, 'server-here.js');
  return () => rmSync(folder, { recursive: true, force: true });
};
