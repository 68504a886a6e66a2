import { existsSync } from 'node:fs';
import { compressAssets } from './compress-assets.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runBin } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

export { ensureInstalled };

const shared = ['core/src', 'core/package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Site and server: what goes in, what must come out, how. */
const builds = [
  {
    sources: [
      ...shared,
      'web/src',
      'web/public',
      'web/index.html',
      'web/admin.html',
      'web/vite.config.ts',
      'web/vite.admin.config.ts',
      'web/package.json',
    ],
    stampFile: inRoot('web/dist/.stamp'),
    output: inRoot('web/dist/server/entry-server.js'),
    build: async () => {
      await step('Building the site for browsers', () => vite('web', []));
      await step('Building the site for the server', () =>
        vite('web', ['--ssr', 'src/app/entry-server.tsx']),
      );
      await step('Building the staff portal', () => vite('web', ['--config', 'vite.admin.config.ts']));
      await step('Compressing assets', () => compressAssets(inRoot('web/dist/client')));
    },
  },
  {
    sources: [...shared, 'server/src', 'server/vite.config.ts', 'server/package.json'],
    stampFile: inRoot('server/dist/.stamp'),
    output: inRoot('server/dist/main.js'),
    build: () => step('Building the server', () => vite('server', [])),
  },
];

const consoleBuild = {
  sources: [
    ...shared,
    'desktop-admin/src',
    'desktop-admin/build',
    'desktop-admin/electron.vite.config.ts',
    'desktop-admin/package-files.ts',
    'desktop-admin/package.json',
  ],
  stampFile: inRoot('desktop-admin/out/.stamp'),
  output: inRoot('desktop-admin/out/package.json'),
  build: () => step('Building the console', () => bundle('desktop-admin', 'electron-vite', [])),
};

/** Builds site and server where they are missing, stale or were interrupted; packages are installed first. */
export const ensureBuilt = async () => {
  await ensureInstalled();
  for (const build of builds) await ensure(build);
};

/** The same for the console: main, preload and renderer in `desktop-admin/out`. */
export const ensureConsoleBuilt = async () => {
  await ensureInstalled();
  await ensure(consoleBuild);
};

const ensure = async ({ sources, stampFile, output, build }) => {
  const wanted = fingerprint(sources);
  if (readStamp(stampFile) === wanted && existsSync(output)) return;
  await stamped(stampFile, wanted, build);
};

const vite = (workspace, args) => bundle(workspace, 'vite', args);

const bundle = async (workspace, bundler, args) => {
  const { code, output } = await runBin(bundler, bundler, ['build', ...args], {
    cwd: inRoot(workspace),
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    quiet: true,
  });
  if (code !== 0) throw new StepError(`The build of ${workspace} failed:\n${output}`);
};
