import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compressAssets } from './compress-assets.mjs';
import { ensureSiteInstalled } from './ensure-installed.mjs';
import { ensureStyles, styleSources } from './ensure-styles.mjs';
import { fingerprint } from './fingerprint.mjs';
import { build } from './import-built.mjs';
import { listLicenses } from './list-licenses.mjs';
import { inRoot } from './paths.mjs';
import { runBin } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

const shared = ['core/src', 'core/package.json', 'package-lock.json', 'tsconfig.base.json'];

/** The portal is part of the site and of the console. */
const portal = ['core/portal/src', 'core/portal/package.json', 'docs/handbook'];

/** The build steps themselves: when they change, the build is stale. */
const steps = [
  'ensure-built',
  'ensure-styles',
  'compress-assets',
  'in-latin1',
  'license-text',
  'list-licenses',
].map((name) => `scripts/lib/${name}.mjs`);

const siteSources = [
  ...shared,
  ...steps,
  ...styleSources,
  ...portal,
  'web/src',
  'web/public',
  'web/admin.html',
  'web/vite.config.ts',
  'web/vite.admin.config.ts',
  'web/vite.phone.config.ts',
  'web/package.json',
];
const serverSources = [...shared, ...steps, 'server/src', 'server/vite.config.ts', 'server/package.json'];

/** Hashes of the sources of site and server: `SITE-SERVER`. */
const hashSources = () =>
  [siteSources, serverSources].map((names) => fingerprint(names).slice(0, 12)).join('-');

/** What a build was made from, in the build itself. */
const SOURCES = '.sources';

/** Builds site and server, unless they were built from the same sources. Packages have to be installed. */
export const ensureBuilt = async () => {
  const last = readStamp(path.join(build, SOURCES)) ?? '';
  const sources = hashSources();
  if (last === sources) return;
  await replaceBuild(async (folder) => {
    await step('Building the server', () => vite('server', ['--outDir', folder]));
    const site = path.join(folder, 'web');
    const [hash] = sources.split('-');
    if (last.startsWith(`${hash}-`))
      cpSync(path.join(build, 'web'), site, { recursive: true, preserveTimestamps: true });
    else await buildSite(site);
    if (hashSources() !== sources)
      throw new StepError('Files changed while they were built: run the command again.');
    writeFileSync(path.join(folder, SOURCES), sources);
  });
};

/** A build that fails leaves the one that is there; of several at the same time, the last one stays. */
const replaceBuild = async (make) => {
  const dist = path.dirname(build);
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(path.join(dist, '.unfinished-'));
  try {
    await make(folder);
    await moveTo(build, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Another build may get there first, and Windows refuses to rename what a virus scanner has open: two seconds. */
const moveTo = async (target, folder) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      rmSync(target, { recursive: true, force: true });
      return renameSync(folder, target);
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(100);
    }
  }
};

/** Installs the packages of site and server, and builds both, whatever is missing or stale. */
export const prepareSite = async () => {
  await ensureSiteInstalled();
  await ensureBuilt();
};

const buildSite = async (folder) => {
  await ensureStyles('production');
  const client = path.join(folder, 'client');
  const toClient = ['--outDir', client];
  const toServer = ['--outDir', path.join(folder, 'server')];
  await step('Building the site for browsers', () => vite('web', toClient));
  await step('Building the site for the server', () =>
    vite('web', ['--ssr', 'src/app/entry-server.tsx', ...toServer]),
  );
  await step('Building the staff portal', () =>
    vite('web', ['--config', 'vite.admin.config.ts', ...toClient]),
  );
  await step('Building the page for phones', () =>
    vite('web', ['--config', 'vite.phone.config.ts', ...toClient]),
  );
  await step('Listing licenses', () => listLicenses(client));
  await step('Compressing assets', () => compressAssets(client));
};

const consoleSources = [
  ...shared,
  ...portal,
  'desktop-admin/src',
  'desktop-admin/build',
  'desktop-admin/electron.vite.config.ts',
  'desktop-admin/package-files.ts',
  'desktop-admin/package.json',
  'scripts/lib/license-text.mjs',
  'scripts/lib/lazy-val-license.txt',
];

/**
 * Builds the console when it is missing or stale: main, preload and renderer in `desktop-admin/out`. Packages
 * have to be installed.
 */
export const ensureConsoleBuilt = async () => {
  const stampFile = inRoot('desktop-admin/out/.stamp');
  const wanted = fingerprint(consoleSources);
  if (readStamp(stampFile) === wanted && existsSync(inRoot('desktop-admin/out/package.json'))) return;
  await stamped(stampFile, wanted, () =>
    step('Building the console', () => bundle('desktop-admin', 'electron-vite', [])),
  );
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
