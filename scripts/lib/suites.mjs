import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { firstPageScript } from './first-page-script.mjs';
import { inRoot } from './paths.mjs';
import { runBin } from './run.mjs';

/**
 * Counts of one suite of `npm test`.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

const reportFile = (name) => {
  mkdirSync(inRoot('.build', 'reports'), { recursive: true });
  const file = inRoot('.build', 'reports', `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/**
 * A suite that left no report, ran nothing, or ended in error without a failed test has one failure
 * all the same: silence is no success.
 * @returns {Counts}
 */
const judge = (code, file, read) => {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report of the suite: ${error.message}`);
  }
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
};

/** The named projects of vitest as one suite. */
export const vitestSuite = async (name, ...projects) => {
  const file = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const selected = projects.flatMap((project) => ['--project', project]);
  const { code } = await runBin('vitest', 'vitest', ['run', ...selected, ...reporters]);
  return judge(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
};

export const playwrightSuite = async () => {
  const file = reportFile('browser');
  const { code } = await runBin('@playwright/test', 'playwright', ['test', '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return judge(code, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
};

/** Most JavaScript the home page may load before it is alive, in kB of gzip. */
const BUDGET_KB = 140;

/** @returns {Counts} */
export const budgetSuite = async () => {
  const { entry, home } = firstPageScript();
  const size = entry + home;
  const kept = size <= BUDGET_KB;
  console.log(
    `${kept ? 'pass' : 'FAIL'}  initial JavaScript of the home page ${size.toFixed(1)} kB gzip of at most ${BUDGET_KB}`,
  );
  return { passed: kept ? 1 : 0, failed: kept ? 0 : 1, skipped: 0 };
};
