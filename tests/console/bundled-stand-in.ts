import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const double = fileURLToPath(new URL('electron-double/', import.meta.url));
const builds = fileURLToPath(new URL('../../.build/', import.meta.url));

/**
 * Builds the program of the stand-in, once per run: from its sources each start would take a second. Its path is in
 * `STAND_IN_PROGRAM` then, and that of the program that asks Electron the cases in `ELECTRON_CASES`.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async () => {
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(path.join(builds, 'stand-in-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      rolldownOptions: {
        input: {
          program: path.join(double, 'program.ts'),
          electron: path.join(double, 'electron.ts'),
          cases: fileURLToPath(new URL('electron-cases/main.ts', import.meta.url)),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  process.env.STAND_IN_PROGRAM = path.join(folder, 'program.js');
  process.env.ELECTRON_CASES = path.join(folder, 'cases.js');
  return () => rmSync(folder, { recursive: true, force: true });
};
