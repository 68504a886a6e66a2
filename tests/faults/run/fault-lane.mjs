import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { StepError } from '../../../scripts/lib/step.mjs';
import { readPlaywright, readVitest } from '../../run/reports.mjs';
import { makeWorkingCopy } from './working-copy.mjs';

/**
 * A change of product code that makes it wrong, as somebody might make it by accident.
 * @typedef {object} Fault
 * @property {string} name what is wrong then
 * @property {string} file
 * @property {string} from occurs once in the file
 * @property {string} to
 * @property {string[]} tests files of which one has to fail, the lowest level first
 */

const BASE_PORT = 4300;
const isSpec = (test) => test.endsWith('.spec.ts');

/** Runs test files in a copy; returns the names of the cases that failed. */
const createRunner = (copy, number) => {
  const report = path.join(copy, '.fault-report.json');
  const node = (args, env = {}) =>
    run(process.execPath, args, { cwd: copy, quiet: true, env: { ...env, NO_COLOR: '1' } });

  const readReport = (read, output) => {
    try {
      return read(JSON.parse(readFileSync(report, 'utf8'))).failed;
    } catch {
      throw new StepError(`The tests did not run:\n${output.slice(-4000)}`);
    }
  };

  const vitest = async (tests) => {
    const options = ['--reporter=json', `--outputFile=${report}`];
    // API tests would run a second time there.
    if (!tests.some((test) => test.startsWith('tests/postgres/'))) options.push('--project=!postgres');
    const { output } = await node([inRoot('node_modules/vitest/vitest.mjs'), 'run', ...tests, ...options]);
    return readReport(readVitest, output);
  };

  const playwright = async (tests) => {
    const built = await node([path.join(copy, 'scripts/build.mjs')]);
    if (built.code !== 0)
      throw new StepError(`It cannot be built with the fault:\n${built.output.slice(-4000)}`);
    const isConsole = tests[0].startsWith('tests/console/');
    const configuration = isConsole ? 'tests/console/playwright.config.ts' : 'playwright.config.ts';
    const { output } = await node(
      [
        inRoot('node_modules/@playwright/test/cli.js'),
        ...['test', '--config', path.join(copy, configuration), '--reporter=json', '--workers=1'],
        ...['--project', isConsole ? 'stand-in' : 'chromium', ...tests],
      ],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report, BROWSER_TEST_PORT: String(BASE_PORT + number) },
    );
    return readReport(readPlaywright, output);
  };

  return (tests) => {
    rmSync(report, { force: true });
    return isSpec(tests[0]) ? playwright(tests) : vitest(tests);
  };
};

/**
 * Puts faults into a copy of its own, one after the other, and runs their tests.
 * @param {number} number of this lane
 * @param {readonly Fault[]} faults all that may come: their tests have to pass without them
 * @returns {Promise<(fault: Fault) => Promise<string | undefined>>} the file that found it
 */
export const createFaultLane = async (number, faults) => {
  // Beside the project, not in it: the tools of the copy would otherwise find the project's own configuration.
  const copy = inRoot('.build', `faults ${number}`);
  makeWorkingCopy(copy);
  const failing = createRunner(copy, number);

  if (number === 0) {
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
    for (const kind of [tests.filter((test) => !isSpec(test)), tests.filter(isSpec)]) {
      const failed = kind.length > 0 ? await failing(kind) : [];
      if (failed.length > 0) throw new StepError(`Tests fail without any fault:\n${failed.join('\n')}`);
    }
  }

  return async ({ name, file, from, to, tests }) => {
    const place = path.join(copy, file);
    const source = readFileSync(place, 'utf8');
    if (source.split(from).length !== 2)
      throw new StepError(`${name}: its text does not occur once in ${file}.`);
    writeFileSync(
      place,
      source.replace(from, () => to),
    );
    try {
      for (const test of tests) if ((await failing([test])).length > 0) return test;
      return undefined;
    } finally {
      writeFileSync(place, source);
    }
  };
};
