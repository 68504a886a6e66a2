import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Builds the server that runs in the processes of the tests, once per run: from its sources each of them would take
 * seconds for it. Its path is in `SERVER_HERE` then.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async () => {
  mkdirSync(inRoot('.build'), { recursive: true });
  const folder = mkdtempSync(inRoot('.build', 'server-here-'));
  // As `npm run build` runs it; otherwise JSX would be translated for development.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    root: inRoot('server'),
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: { server: inRoot('tests', 'support', 'server-in-this-process.ts') } },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  process.env.SERVER_HERE = path.join(folder, 'server.js');
  return () => rmSync(folder, { recursive: true, force: true });
};
