import { mkdirSync, rmSync } from 'node:fs';
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
 * Runs the given Vitest projects as one suite.
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} [options] of Vitest
 * @returns {Promise<Outcome>}
 */
export const vitestSuite = async (name, projects, options = []) => {
  const file = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const selected = projects.flatMap((project) => ['--project', project]);
  const { code } = await runBin('vitest', 'vitest', ['run', ...selected, ...options, ...reporters]);
  const outcome = judge({ code, file, read: readVitest });
  printSkipped(outcome.skipped);
  return outcome;
};

/**
 * Runs Playwright with a configuration file.
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
