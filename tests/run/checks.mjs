import { availableParallelism } from 'node:os';
import { runBin } from '../../scripts/lib/run.mjs';

/** Concurrent checks; each is one process with up to 1.5 GB. */
const LANES = Math.min(2, availableParallelism());

/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }> }} Check */

/** @returns {Check} the executable of a package, run with these arguments */
const tool = (name, packageName, bin, args) => ({
  name,
  run: () => runBin(packageName, bin, args, { quiet: true }),
});

const checks = [
  // One build over all project references: core is checked once, and only what changed is checked again.
  tool('types', 'typescript', 'tsc', ['-b', '--pretty', 'false']),
  tool('format and lint', '@biomejs/biome', 'biome', ['ci', '--colors=off']),
  tool('layering', 'dependency-cruiser', 'depcruise', [
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    ...['core/src', 'core/portal/src', 'web/src', 'server/src', 'desktop-admin/src', 'tests'],
  ]),
  tool('unused code', 'knip', 'knip', ['--no-progress']),
];

/**
 * Runs every check and prints its result; a failing one does not hide the next.
 * @param {Check[]} [others] what else is run in the same lanes: types take as long as all other checks together
 * @returns {Promise<import('./reports.mjs').Outcome>}
 */
export const runChecks = async (others = []) => {
  const result = { passed: 0, failed: [], skipped: [] };
  const waiting = [...checks, ...others];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await check.run();
      console.log(`${code === 0 ? 'pass' : 'FAIL'}  ${check.name}`);
      if (code === 0) result.passed += 1;
      else {
        result.failed.push(check.name);
        console.log(output);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return result;
};
