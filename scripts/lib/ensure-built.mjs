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

/** The two builds: what goes in, what must come out, how. */
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

/** Builds what is missing, stale or was interrupted; packages are installed first where needed. */
export const ensureBuilt = async () => {
  await ensureInstalled();
  for (const { sources, stampFile, output, build } of builds) {
    const wanted = fingerprint(sources);
    if (readStamp(stampFile) === wanted && existsSync(output)) continue;
    await stamped(stampFile, wanted, build);
  }
};

const vite = async (workspace, args) => {
  const { code, output } = await runBin('vite', 'vite', ['build', ...args], {
    cwd: inRoot(workspace),
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    quiet: true,
  });
  if (code !== 0) throw new StepError(`The build of ${workspace} failed:\n${output}`);
};
