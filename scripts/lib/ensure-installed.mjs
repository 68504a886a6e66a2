import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dropPackagesAside, restorePackages, setPackagesAside } from './keep-packages.mjs';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

const stampFile = inRoot('node_modules', '.installed');
const recordFile = inRoot('node_modules', '.package-lock.json');

/** The build tools are devDependencies, needed even when NODE_ENV=production. */
const COMMON = ['--include=dev', '--no-audit', '--no-fund'];
const SITE = ['core', 'web', 'server'].flatMap((workspace) => ['--workspace', workspace]);

/** Native modules are specific to a platform and an ABI of Node. */
const machine = () => [process.platform, process.arch, process.versions.modules].join(' ');

const EVERYTHING = 'everything';
const stampOf = (scope) => {
  const lock = readFileSync(inRoot('package-lock.json'));
  return `${machine()} ${createHash('sha256').update(lock).digest('hex')} ${scope}`;
};

/** Installs all packages of the lock file, unless they are already installed. */
export const ensureInstalled = async () => {
  restorePackages();
  await ensureEverything();
  dropPackagesAside();
};

const ensureEverything = async () => {
  const stamp = readStamp(stampFile);
  if (stamp === stampOf(EVERYTHING) || adoptedByHand(stamp)) return;
  if (stamp === stampOf('site')) {
    await install('Installing the packages of tests and console', EVERYTHING, ['install', '--no-save']);
    if (isComplete()) return;
  }
  await replacePackages(EVERYTHING, ['ci']);
};

/**
 * Installs the packages needed to build and serve the site, without test tools and console: half the packages
 * and a third of their size. If everything was installed before, nothing is removed. Packages that were replaced
 * stay set aside (see keep-packages) until the caller restores or drops them.
 */
export const ensureSiteInstalled = async () => {
  const stamp = readStamp(stampFile);
  if (stamp === stampOf('site')) return;
  if (stamp?.endsWith(EVERYTHING) || isComplete()) return ensureEverything();
  await replacePackages('site', ['ci', ...SITE]);
};

/** Accepts an installation made by hand for this machine. */
const adoptedByHand = (stamp) => {
  if (!(stamp ?? machine()).startsWith(machine()) || !isComplete()) return false;
  writeFileSync(stampFile, stampOf(EVERYTHING));
  return true;
};

/** If it fails, the packages from before are back. */
const replacePackages = async (scope, args) => {
  try {
    setPackagesAside();
    await install('Installing packages', scope, args);
  } catch (error) {
    restorePackages();
    throw error;
  }
};

const install = (name, scope, args) =>
  step(name, () =>
    stamped(stampFile, stampOf(scope), async () => {
      const { code } = await npm([...args, ...COMMON]);
      if (code === 0) return;
      throw new StepError(
        `npm ${args[0]} failed for the reason above. If it is the network, run the command again.`,
      );
    }),
  );

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether npm's record of node_modules, written at the end of an installation, matches the whole lock file.
 */
const isComplete = () => {
  if (!existsSync(recordFile)) return false;
  const installed = readPackages(recordFile);
  return Object.entries(readPackages(inRoot('package-lock.json')))
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(([place, { version, optional }]) =>
      installed[place] === undefined ? optional === true : installed[place].version === version,
    );
};
