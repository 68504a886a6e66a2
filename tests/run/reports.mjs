import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * The outcome of one suite of `npm test`.
 * @typedef {{ passed: number, failed: string[], skipped: { name: string, reason: string }[] }} Outcome
 */

const BY_CONDITION = 'no reason given';

/** Lines of an error that are printed with its test. */
const ERROR_LINES = 12;

/** Lines of the page's accessibility tree that are printed after it. */
const PAGE_LINES = 60;

/** The name of a failed test, with the beginning of its error indented below it. */
const withError = (test, message) => {
  const lines = stripVTControlCharacters(message ?? '').split('\n', ERROR_LINES);
  return [test, ...lines.filter((line) => line.trim())].join('\n      ');
};

/** @returns {Outcome} from Vitest's JSON report */
export const readVitest = ({ testResults }) => {
  const outcome = { passed: 0, failed: [], skipped: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name);
    // A file that could not be loaded or prepared is a failure, although none of its cases has failed.
    if (status === 'failed' && !assertionResults.some((each) => each.status === 'failed'))
      outcome.failed.push(`${file}: ${message}`);
    for (const { fullName, status: result, failureMessages } of assertionResults) {
      const test = `${file} › ${fullName}`;
      if (result === 'passed') outcome.passed += 1;
      else if (result === 'failed') outcome.failed.push(withError(test, failureMessages?.[0]));
      else outcome.skipped.push({ name: test, reason: BY_CONDITION });
    }
  }
  return outcome;
};

/** What the page had for screen readers when a browser's case failed: the report outlives its folder. */
const pageOf = (attachments = []) => {
  const context = attachments.find(({ name }) => name === 'error-context');
  // Playwright has no tree of the console's pages: its own fixture attaches it.
  const text = attachments.find(({ name }) => name === 'page')?.body;
  const [, snapshot = ''] = text
    ? ['', Buffer.from(text, 'base64').toString()]
    : (context && /```yaml\n([\s\S]*?)```/.exec(readFileSync(context.path, 'utf8'))) || [];
  return snapshot.split('\n', PAGE_LINES).join('\n      ');
};

/** @returns {Outcome} from Playwright's JSON report */
export const readPlaywright = ({ suites, errors }) => {
  const outcome = { passed: 0, failed: errors.map(({ message }) => message), skipped: [] };
  const visit = ({ specs = [], suites: inner = [] }, titles) => {
    for (const { title, file, tests } of specs) {
      for (const { projectName, status, annotations, results } of tests) {
        const project = projectName ? `[${projectName}] ` : '';
        const name = `${project}${[file, ...titles, title].join(' › ')}`;
        const reason = annotations.find(({ type }) => type === 'skip')?.description ?? BY_CONDITION;
        if (status === 'expected') outcome.passed += 1;
        else if (status === 'skipped') outcome.skipped.push({ name, reason });
        else {
          const { errors: [error] = [], attachments } = results.at(-1) ?? {};
          outcome.failed.push(`${withError(name, error?.message)}\n      ${pageOf(attachments)}`.trimEnd());
        }
      }
    }
    for (const suite of inner) visit(suite, [...titles, suite.title]);
  };
  for (const suite of suites) visit(suite, []);
  return outcome;
};

/**
 * Reads the report of a suite. A suite that left no report, ran no tests, or exited with an error but no
 * failed test counts as one failure, so that a missing result is never taken for success.
 * @returns {Outcome}
 */
export const judge = ({ code, file, read }) => {
  let outcome = { passed: 0, failed: [], skipped: [] };
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { ...outcome, failed: [`no report of the suite: ${error.message}`] };
  }
  const ran = outcome.passed + outcome.failed.length;
  if (outcome.failed.length > 0 || (code === 0 && ran > 0)) return outcome;
  return { ...outcome, failed: [code === 0 ? 'nothing was run' : `the suite ended with code ${code}`] };
};

/** Prints every skipped test, grouped by reason. */
export const printSkipped = (skipped) => {
  for (const reason of new Set(skipped.map((test) => test.reason))) {
    console.log(`Skipped: ${reason}`);
    for (const test of skipped) if (test.reason === reason) console.log(`  ${test.name}`);
  }
};
