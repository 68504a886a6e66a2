import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureConsoleBuilt } from '../../scripts/lib/ensure-built.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runBin } from '../../scripts/lib/run.mjs';
import { runChecks } from './checks.mjs';
import { judge, printSkipped, readPlaywright, readVitest } from './reports.mjs';

/** @typedef {import('./reports.mjs').Outcome} Outcome */

/**
 * Runs a suite that writes its report as JSON, and reads it.
 * @param {(file: string) => Promise<{ code: number }>} run
 */
const reported = async (name, read, run) => {
  mkdirSync(inRoot('.build', 'reports'), { recursive: true });
  const file = inRoot('.build', 'reports', `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await run(file);
  const outcome = judge({ code, file, read });
  printSkipped(outcome.skipped);
  return outcome;
};

/** Runs the given Vitest projects as one suite. */
const vitestSuite = (name, projects) =>
  reported(name, readVitest, (file) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const selected = projects.flatMap((project) => ['--project', project]);
    return runBin('vitest', 'vitest', ['run', ...selected, ...reporters]);
  });

/** Cases with this tag run in `npm test`; the others only in `npm run test:all`. */
const JOURNEY = '@journey';

/** Runs Playwright with a configuration file. */
const playwrightSuite = (name, configuration, isAll) =>
  reported(name, readPlaywright, (file) => {
    const args = ['test', '--config', inRoot(configuration), '--reporter=line,json'];
    if (!isAll) args.push('--grep', JOURNEY);
    return runBin('@playwright/test', 'playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  });

/** A build as one of the checks: it fails with the message of its error. */
const build = (name, run) => ({
  name: `build of ${name}`,
  run: () =>
    run().then(
      () => ({ code: 0, output: '' }),
      (error) => ({ code: 1, output: error.stack }),
    ),
});

/**
 * What `npm test` runs, by the word that chooses it, in this order.
 * @type {Record<string, {
 *   name: string,
 *   onlyAll?: boolean,
 *   run: (found: { isAll: boolean, hasPostgres: boolean }) => Outcome | Promise<Outcome>,
 * }>}
 */
export const suites = {
  checks: {
    name: 'Checks and builds',
    run: () => runChecks([build('site and server', ensureBuilt), build('the console', ensureConsoleBuilt)]),
  },
  unit: { name: 'Unit and component tests', run: () => vitestSuite('unit', ['unit', 'web', 'alone']) },
  api: { name: 'API tests', run: () => vitestSuite('api', ['api', 'simulation']) },
  process: {
    name: 'Process tests',
    onlyAll: true,
    run: () => vitestSuite('process', ['process']),
  },
  postgres: {
    name: 'PostgreSQL tests',
    run: ({ hasPostgres }) =>
      hasPostgres
        ? vitestSuite('postgres', ['postgres'])
        : {
            passed: 0,
            failed: [],
            skipped: [{ name: 'PostgreSQL tests', reason: 'PostgreSQL is not installed' }],
          },
  },
  packaging: { name: 'Packaging', run: () => vitestSuite('packaging', ['packaging']) },
  browser: {
    name: 'Browser tests',
    run: ({ isAll }) => playwrightSuite('browser', 'playwright.config.ts', isAll),
  },
  console: {
    name: 'Console tests',
    run: ({ isAll }) => playwrightSuite('console', 'tests/console/playwright.config.ts', isAll),
  },
};
