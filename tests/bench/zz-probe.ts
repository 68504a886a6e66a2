import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { launch } from 'chrome-launcher';
import { chromiumFlags } from '../support/chromium-flags.ts';
import { chromiumPath } from './harness/chromium.ts';
import { withHandWrittenPages } from './harness/hand-written-pages.ts';
import { withSite } from './harness/site-server.ts';

const CLI = '/work/main/node_modules/lighthouse/cli/index.js';
const run = async (url: string, name: string) => {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CLI, url, '--quiet', '--output=json', '--only-categories=performance', `--port=${chrome.port}`],
      { maxBuffer: 1e9 },
    );
    writeFileSync(`/tmp/lead/lh-${name}.json`, stdout);
    const r = JSON.parse(stdout);
    const m = r.audits.metrics.details.items[0];
    console.log(
      name,
      'FCP',
      r.audits['first-contentful-paint'].numericValue | 0,
      'LCP',
      m.largestContentfulPaint,
      'TBT',
      m.totalBlockingTime,
      'obsFCP',
      m.observedFirstContentfulPaint,
      'obsLCP',
      m.observedLargestContentfulPaint,
      'obsLoad',
      m.observedLoad,
    );
  } finally {
    chrome.kill();
  }
};
const routes = (process.env.ROUTES ?? '/about').split(',');
const N = Number(process.env.N ?? 2);
await withSite(({ url }) =>
  withHandWrittenPages(url, routes, async (plain) => {
    for (const r of routes) {
      for (let i = 0; i < N; i++) {
        await run(plain + r, `plain${r.replaceAll('/', '_')}-${i}`);
        await run(url + r, `ours${r.replaceAll('/', '_')}-${i}`);
      }
    }
  }),
);
