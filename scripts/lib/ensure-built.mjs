import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeBuild, makeCurrent } from './build-folders.mjs';
import { compressAssets } from './compress-assets.mjs';
import { ensureStyles, styleSources } from './ensure-styles.mjs';
import { fingerprint } from './fingerprint.mjs';
import { listLicenses } from './list-licenses.mjs';
import { inRoot } from './paths.mjs';
import { prerenderPortal } from './prerender-portal.mjs';
import { runBin } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

const shared = ['core/src', 'core/package.json', 'package-lock.json', 'tsconfig.base.json'];

/** The build steps themselves: when they change, the build is stale. */
const steps = [
  'ensure-built',
  'ensure-styles',
  'compress-assets',
  'prerender-portal',
  'license-text',
  'list-licenses',
].map((name) => `scripts/lib/${name}.mjs`);

/** Site and server: their sources, and how a complete build is written to a new folder. */
const builds = [
  {
    workspace: 'web',
    sources: [
      ...shared,
      ...steps,
      ...styleSources,
      'web/src',
      'web/public',
      'web/index.html',
      'web/admin.html',
      'web/vite.config.ts',
      'web/vite.admin.config.ts',
      'web/package.json',
    ],
    files: ['client/index.html', 'client/admin.html', 'client/licenses.txt', 'server/entry-server.js'],
    make: async (folder) => {
      await ensureStyles();
      const client = ['--outDir', path.join(folder, 'client')];
      const server = ['--outDir', path.join(folder, 'server')];
      const admin = ['--config', 'vite.admin.config.ts'];
      await step('Building the site for browsers', () => vite('web', client));
      await step('Building the site for the server', () =>
        vite('web', ['--ssr', 'src/app/entry-server.tsx', ...server]),
      );
      await step('Building the staff portal', () => vite('web', [...admin, ...client]));
      await step('Drawing the portal’s first view', async () => {
        const drawing = path.join(folder, 'portal');
        await vite('web', [...admin, '--ssr', 'src/admin/prerender.tsx', '--outDir', drawing]);
        await prerenderPortal(drawing, path.join(folder, 'client', 'admin.html'));
      });
      await step('Listing licenses', () => listLicenses(path.join(folder, 'client')));
      await step('Compressing assets', () => compressAssets(path.join(folder, 'client')));
    },
  },
  {
    workspace: 'server',
    sources: [...shared, ...steps, 'server/src', 'server/vite.config.ts', 'server/package.json'],
    files: ['main.js'],
    make: (folder) => step('Building the server', () => vite('server', ['--outDir', folder])),
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
    'scripts/lib/license-text.mjs',
  ],
  stampFile: inRoot('desktop-admin/out/.stamp'),
  output: inRoot('desktop-admin/out/package.json'),
  build: () => step('Building the console', () => bundle('desktop-admin', 'electron-vite', [])),
};

/**
 * Builds site and server, each beside the current build, unless that was made from the same sources. Both
 * become current when both are finished: one of them alone might not fit the other. Packages have to be
 * installed.
 */
export const ensureBuilt = async () => {
  const made = [];
  for (const { workspace, sources, files, make } of builds) {
    const id = buildId(sources);
    const dist = inRoot(workspace, 'dist');
    const makeUnchanged = async (folder) => {
      await make(folder);
      if (buildId(sources) === id) return;
      throw new StepError('Files changed while they were built: run the command again.');
    };
    await makeBuild(dist, id, makeUnchanged, files);
    made.push({ dist, id });
  }
  for (const { dist, id } of made) await makeCurrent(dist, id);
};

const buildId = (sources) => fingerprint(sources).slice(0, 16);

/**
 * Builds the console when it is missing or stale: main, preload and renderer in `desktop-admin/out`. Packages
 * have to be installed.
 */
export const ensureConsoleBuilt = async () => {
  const { sources, stampFile, output, build } = consoleBuild;
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
