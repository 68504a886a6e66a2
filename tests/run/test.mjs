// Installs what is missing and runs the tests; the last line gives the counts, the lines before it the failures.
// Without words it runs what decides whether a change is right; with `--all` (`npm run test:all`) every case of
// every suite. Words choose suites: `npm test -- unit api`. docs/testing.md has the rest.

import { prepareTests } from './prepare-tests.mjs';
import { suites } from './suites.mjs';

const isAll = process.argv.includes('--all');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = chosen.filter((word) => !(word in suites));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}
// For the configurations, which leave out what only this run has.
if (isAll) process.env.TEST_ALL = '1';

const total = { passed: 0, failed: [], skipped: 0 };
const durations = [];

/** Runs a suite; one that throws counts as one failure, and the next one still runs. */
const runSuite = async (name, run) => {
  console.log(`\n== ${name}`);
  const start = performance.now();
  try {
    const { passed, failed, skipped } = await run();
    total.passed += passed;
    total.failed.push(...failed.map((test) => `${name}: ${test}`));
    total.skipped += skipped.length;
  } catch (error) {
    console.error(error);
    total.failed.push(`${name}: ${error.message}`);
  }
  durations.push(`  ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
};

let found;
await runSuite('Preparation', async () => {
  found = await prepareTests({ isAll });
  return { passed: 0, failed: [], skipped: [] };
});
for (const [word, { name, onlyAll = false, run }] of Object.entries(suites)) {
  const wanted = chosen.length > 0 ? chosen.includes(word) : isAll || !onlyAll;
  if (wanted) await runSuite(name, () => run({ isAll, ...found }));
}

console.log(`\nTime:\n${durations.join('\n')}`);
if (total.failed.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed:\n${total.failed.map((test) => `  ${test}`).join('\n')}`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed.length} failed${skipped}`);
