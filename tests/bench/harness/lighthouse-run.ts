import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launch } from 'chrome-launcher';
import { chromiumFlags } from '../../support/chromium-flags.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { chromiumPath } from './chromium.ts';

const CLI = fileURLToPath(new URL('../../../node_modules/lighthouse/cli/index.js', import.meta.url));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The slowdown of Lighthouse's simulated phone by default. */
const DEFAULT_SLOWDOWN = 4;

type Category = (typeof CATEGORIES)[number];

/**
 * The scores of one visit: categories from 0 to 1, layout shift, and in milliseconds the largest contentful
 * paint and the total blocking time of the main thread.
 */
export interface LighthouseScores extends Record<Category, number> {
  readonly cls: number;
  readonly lcp: number;
  readonly tbt: number;
  /**
   * Lighthouse's measure of this machine's speed, before it simulates a slower one. A mid-range phone has
   * about 1,000, a slow one 264.
   */
  readonly machineIndex: number;
  /** Audits that keep a category from a full score, except performance. */
  readonly faults: string[];
}

interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Attempts per visit when the browser did not record its trace (Lighthouse: NO_NAVSTART). */
const TRIES = 4;

/**
 * One visit with Lighthouse's defaults for phones, in its own browser, on a processor simulated `slowdown`
 * times slower. A visit without a trace measures nothing and is repeated; any other failure ends the run.
 */
export const lighthouseRun = async (url: string, slowdown = DEFAULT_SLOWDOWN): Promise<LighthouseScores> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await visit(url, slowdown);
    } catch (error) {
      if (left === 1 || !String(error).includes('NO_NAVSTART')) throw error;
      console.log(`  the browser recorded no trace of ${url}: once more`);
    }
  }
};

const visit = async (url: string, slowdown: number): Promise<LighthouseScores> => {
  const { folder, remove } = temporaryFolder();
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    return await visitWith(chrome.port, url, slowdown, join(folder, 'visit.json'));
  } finally {
    chrome.kill();
    remove();
  }
};

/**
 * Lighthouse runs with lower priority than the browser: on two cores its own work would otherwise be measured
 * as the page's.
 */
const visitWith = async (
  port: number,
  url: string,
  slowdown: number,
  reportFile: string,
): Promise<LighthouseScores> => {
  const args = [
    CLI,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${reportFile}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--port=${port}`,
  ];
  const running = promisify(execFile)(process.execPath, args);
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  await running;
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  if (report.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  return toScores(report);
};

const toScores = ({ environment, categories, audits }: Report): LighthouseScores => {
  const score = (category: Category) => categories[category].score ?? 0;
  const faults = CATEGORIES.filter((category) => category !== 'performance')
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    machineIndex: environment.benchmarkIndex,
    faults: [...new Set(faults)],
  };
};
