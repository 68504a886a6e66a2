import { mkdirSync, rmSync } from 'node:fs';
import { firstPageScript } from './first-page-script.mjs';
import { inRoot } from './paths.mjs';
import { judge, printSkipped, readPlaywright, readVitest } from './reports.mjs';
import { runBin } from './run.mjs';

/** @typedef {import('./reports.mjs').Outcome} Outcome */

const reportFile = (name) => {
  mkdirSync(inRoot('.build', 'reports'), { recursive: true });
  const file = inRoot('.build', 'reports', `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/**
 * The named projects of vitest as one suite.
 * @returns {Promise<Outcome>}
 */
export const vitestSuite = async (name, ...projects) => {
  const file = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const selected = projects.flatMap((project) => ['--project', project]);
  const { code } = await runBin('vitest', 'vitest', ['run', ...selected, ...reporters]);
  return judge({ code, file, read: readVitest });
};

/**
 * Playwright by its configuration file.
 * @returns {Promise<Outcome>}
 */
export const playwrightSuite = async (name, configuration) => {
  const file = reportFile(name);
  const args = ['test', '--config', inRoot(configuration), '--reporter=line,json'];
  const { code } = await runBin('@playwright/test', 'playwright', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const outcome = judge({ code, file, read: readPlaywright });
  printSkipped(outcome.skipped);
  return outcome;
};

/** Most JavaScript the home page may load before it is alive, in kB of gzip. */
const BUDGET_KB = 140;

/** @returns {Outcome} */
export const budgetSuite = async () => {
  const { entry, home } = firstPageScript();
  const size = entry + home;
  const kept = size <= BUDGET_KB;
  const line = `initial JavaScript of the home page ${size.toFixed(1)} kB gzip of at most ${BUDGET_KB}`;
  console.log(`${kept ? 'pass' : 'FAIL'}  ${line}`);
  return { passed: kept ? 1 : 0, failed: kept ? [] : [line], skipped: [] };
};
