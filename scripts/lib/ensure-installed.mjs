import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

const stampFile = inRoot('node_modules', '.installed');

/** Lock file and platform: native modules belong to one ABI. */
const wanted = () =>
  [
    createHash('sha256')
      .update(readFileSync(inRoot('package-lock.json')))
      .digest('hex'),
    process.platform,
    process.arch,
    process.versions.modules,
  ].join(' ');

/** Installs the packages of the lock file unless they are there already. */
export const ensureInstalled = async () => {
  const stamp = readStamp(stampFile);
  if (stamp === wanted()) return;
  // An installation made by hand is as good, as npm's own record tells.
  if (stamp === undefined && installedByHand()) {
    writeFileSync(stampFile, wanted());
    return;
  }
  await step('Installing packages', () =>
    stamped(stampFile, wanted(), async () => {
      // The build tools are development packages, wanted under NODE_ENV=production too.
      const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
      if (code !== 0)
        throw new StepError(
          'npm ci failed for the reason above. If it is the network, run the command again.',
        );
    }),
  );
};

/** Whether npm's record of node_modules, written when an installation ends, agrees with the lock file. */
const installedByHand = () => {
  const recordFile = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const { packages: locked } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(recordFile, 'utf8'));
  return Object.entries(locked)
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(([place, { version, optional }]) =>
      installed[place] === undefined ? optional === true : installed[place].version === version,
    );
};
