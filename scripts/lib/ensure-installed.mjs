import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

const stampFile = inRoot('node_modules', '.installed');

/** Native modules belong to one platform and one ABI of Node. */
const machine = () => [process.platform, process.arch, process.versions.modules].join(' ');

const wanted = () => {
  const lock = readFileSync(inRoot('package-lock.json'));
  return `${machine()} ${createHash('sha256').update(lock).digest('hex')}`;
};

/** Installs the packages of the lock file unless they are there already. */
export const ensureInstalled = async () => {
  const stamp = readStamp(stampFile);
  if (stamp === wanted()) return;
  // An installation made by hand for this machine is as good.
  if ((stamp ?? machine()).startsWith(machine()) && installedByHand()) {
    writeFileSync(stampFile, wanted());
    return;
  }
  await step('Installing packages', () =>
    stamped(stampFile, wanted(), async () => {
      // The build tools are development packages, wanted under NODE_ENV=production too.
      const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
      if (code === 0) return;
      throw new StepError('npm ci failed for the reason above. If it is the network, run the command again.');
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
