import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

const stampFile = inRoot('node_modules', '.installed');

/** The build tools are devDependencies, needed even when NODE_ENV=production. */
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund'];
const SITE = ['core', 'core/portal', 'web', 'server'].flatMap((workspace) => ['--workspace', workspace]);

/** Native modules are specific to a platform and an ABI of Node. */
const machine = [process.platform, process.arch, process.versions.modules].join(' ');

/** @param {'site' | 'everything'} scope */
const toStamp = (scope) => {
  const lock = readFileSync(inRoot('package-lock.json'));
  return `${machine} ${createHash('sha256').update(lock).digest('hex')} ${scope}`;
};

/** Installs all packages of the lock file, unless they are already installed. */
export const ensureInstalled = async () => {
  const stamp = readStamp(stampFile);
  if (stamp === toStamp('everything')) return;
  if ((stamp ?? machine).startsWith(machine) && isComplete()) {
    // Installed by hand, for this machine.
    writeFileSync(stampFile, toStamp('everything'));
  } else if (stamp === toStamp('site')) await install('everything', ['install', '--no-save']);
  else await install('everything', ['ci']);
};

/**
 * Installs the packages that building and serving the site takes, without test tools and console; if those
 * were installed before, everything.
 */
export const ensureSiteInstalled = async () => {
  const stamp = readStamp(stampFile);
  if (stamp === toStamp('site')) return;
  if (stamp?.endsWith('everything') || isComplete()) await ensureInstalled();
  else await install('site', ['ci', ...SITE]);
};

const install = (scope, args) =>
  step('Installing packages', () =>
    stamped(stampFile, toStamp(scope), async () => {
      const { code } = await npm([...args, ...OPTIONS]);
      if (code === 0) return;
      throw new StepError(
        `npm ${args[0]} failed for the reason above. If it is the network, run the command again.`,
      );
    }),
  );

/** Whether npm's record of node_modules, written when an installation ends, matches the whole lock file. */
const isComplete = () => {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const [installed, wanted] = [record, inRoot('package-lock.json')].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted)
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(([place, { version, optional }]) =>
      installed[place] === undefined ? optional === true : installed[place].version === version,
    );
};
