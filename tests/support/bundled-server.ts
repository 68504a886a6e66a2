import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import serverConfig from '../../server/vite.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for tests of the process itself, built as the real one is. */
    serverProgram: string;
  }
}

const inRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Builds the program of `server-process.ts`, once per run: from the sources each start takes seconds. */
export const setup = async (project: TestProject) => {
  const dist = inRoot('server/dist');
  mkdirSync(dist, { recursive: true });
  // In a folder that a later build removes if this run cannot.
  const folder = mkdtempSync(path.join(dist, '.unfinished-'));
  // As `npm run build` runs it; Vitest says `test`, for which JSX is translated in another way.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    ...serverConfig,
    configFile: false,
    root: inRoot('server'),
    logLevel: 'warn',
    build: {
      ...serverConfig.build,
      outDir: folder,
      rolldownOptions: {
        ...serverConfig.build?.rolldownOptions,
        input: {
          'server-entry': inRoot('tests/support/server-entry.ts'),
          'media-scanner': inRoot('server/src/media/scanner/main.ts'),
          'backup-worker': inRoot('server/src/backups/worker.ts'),
        },
      },
    },
  });
  process.env.NODE_ENV = NODE_ENV;
  project.provide('serverProgram', path.join(folder, 'server-entry.js'));
  return () => rmSync(folder, { recursive: true, force: true });
};
