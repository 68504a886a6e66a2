import { availableParallelism } from 'node:os';
import { runBin } from './run.mjs';

const typecheck = (project) => ({
  name: `types of ${project}`,
  run: () => runBin('typescript', 'tsc', ['-p', project, '--pretty', 'false'], { quiet: true }),
});

/** Concurrent checks; each is one process with up to 1.5 GB. */
const LANES = Math.min(2, availableParallelism());

/** The longest come first, so that none of them runs alone at the end. */
const checks = [
  typecheck('tests'),
  typecheck('core'),
  typecheck('core/tsconfig.browser.json'),
  typecheck('web'),
  typecheck('server'),
  typecheck('desktop-admin'),
  typecheck('desktop-admin/tsconfig.preload.json'),
  typecheck('desktop-admin/tsconfig.renderer.json'),
  {
    name: 'format and lint',
    run: () => runBin('@biomejs/biome', 'biome', ['ci', '--colors=off'], { quiet: true }),
  },
  {
    name: 'layering',
    run: () =>
      runBin(
        'dependency-cruiser',
        'depcruise',
        [
          ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
          ...['core/src', 'web/src', 'server/src', 'desktop-admin/src', 'tests'],
        ],
        { quiet: true },
      ),
  },
  { name: 'unused code', run: () => runBin('knip', 'knip', ['--no-progress'], { quiet: true }) },
];

/**
 * Runs every check and prints its result; a failing one does not hide the next.
 * @returns {Promise<import('./reports.mjs').Outcome>}
 */
export const runChecks = async () => {
  const result = { passed: 0, failed: [], skipped: [] };
  const waiting = [...checks];
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
