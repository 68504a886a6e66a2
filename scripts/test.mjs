// Installs what is missing and runs the tests; the last line gives the counts, the lines before it the failures.
// With `--all` (`npm run test:all`), every API test runs on PostgreSQL too, and the console is packaged for every system.
import { availableParallelism } from 'node:os';
import { runChecks } from './lib/checks.mjs';
import { ensureBuilt, ensureConsoleBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensurePrograms } from './lib/ensure-programs.mjs';
import { ensureStyles } from './lib/ensure-styles.mjs';
import { playwrightSuite, vitestSuite } from './lib/suites.mjs';

const total = { passed: 0, failed: [], skipped: 0 };
const durations = [];
let hasPostgres = false;

/** Runs a suite; one that throws counts as one failure, and the next one still runs. */
const suite = async (name, run) => {
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

const preparePackages = async () => {
  await ensureInstalled();
  await ensureStyles();
  // Imported after the installation, because it needs Playwright.
  const { ensureChromium } = await import('./lib/ensure-browsers.mjs');
  process.env.CHROMIUM_PATH = await ensureChromium();
};

const prepare = async () => {
  const [{ firefox, exiftool, nginx, postgres }] = await Promise.all([ensurePrograms(), preparePackages()]);
  hasPostgres = postgres !== undefined;
  if (firefox) process.env.FIREFOX_PATH = firefox;
  console.log(
    `Chromium: ${process.env.CHROMIUM_PATH}\nFirefox: ${firefox ?? 'none, its cases are skipped'}\n` +
      `exiftool: ${exiftool ? 'installed' : 'none, its case is skipped'}\n` +
      `nginx: ${nginx ? 'installed' : 'none, its cases are skipped'}\n` +
      `PostgreSQL: ${hasPostgres ? 'installed' : 'none, its tests are skipped'}`,
  );
  return { passed: 0, failed: [], skipped: [] };
};

/** A build as one of the checks: it fails with the message of its error. */
const build = (name, run) => ({
  name: `build of ${name}`,
  run: () =>
    run().then(
      () => ({ code: 0, output: '' }),
      (error) => ({ code: 1, output: error.stack }),
    ),
});

if (process.argv.includes('--all')) process.env.TEST_ALL = '1';

await suite('Preparation', prepare);
await suite('Checks and builds', () =>
  runChecks([build('site and server', ensureBuilt), build('the console', ensureConsoleBuilt)]));
await suite('Unit tests', () => vitestSuite('unit', ['unit', 'web', 'site']));
// They wait for servers, processes and files more than they compute.
const apiWorkers = `--maxWorkers=${availableParallelism() * 2}`;
await suite('API tests', () => vitestSuite('api', ['api'], [apiWorkers]));
await suite('PostgreSQL tests', () =>
  hasPostgres
    ? vitestSuite('postgres', ['postgres'], [apiWorkers])
    : { passed: 0, failed: [], skipped: ['all tests on PostgreSQL: there is none'] });
await suite('Packaging', () => vitestSuite('packaging', ['packaging']));
await suite('Browser tests', () => playwrightSuite('browser', 'playwright.config.ts'));
await suite('Console tests', () => playwrightSuite('console', 'tests/console/playwright.config.ts'));

console.log(`\nTime:\n${durations.join('\n')}`);
if (total.failed.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed:\n${total.failed.map((test) => `  ${test}`).join('\n')}`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed.length} failed${skipped}`);
