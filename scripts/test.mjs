// Installs what is missing and runs everything; the last line counts it.
import { runChecks } from './lib/checks.mjs';
import { ensureBuilt, ensureConsoleBuilt, ensureInstalled } from './lib/ensure-built.mjs';
import { budgetSuite, playwrightSuite, vitestSuite } from './lib/suites.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a suite; one that throws counts as one failure, and the next one runs all the same. */
const suite = async (name, run) => {
  console.log(`\n== ${name}`);
  try {
    const { passed, failed, skipped } = await run();
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  } catch (error) {
    console.error(error);
    total.failed += 1;
  }
};

const prepare = async () => {
  await ensureInstalled();
  // Loaded after the installation, because it needs Playwright.
  const { ensureChromium } = await import('./lib/ensure-chromium.mjs');
  process.env.CHROMIUM_PATH = await ensureChromium();
  console.log(`Chromium: ${process.env.CHROMIUM_PATH}`);
  return { passed: 0, failed: 0, skipped: 0 };
};

const build = async () => {
  await ensureBuilt();
  await ensureConsoleBuilt();
  return { passed: 2, failed: 0, skipped: 0 };
};

await suite('Preparation', prepare);
await suite('Checks', runChecks);
await suite('Unit tests', () => vitestSuite('unit', 'unit', 'web'));
await suite('Build', build);
await suite('API tests', () => vitestSuite('api', 'api'));
await suite('Packaging', () => vitestSuite('packaging', 'packaging'));
await suite('Size budget', budgetSuite);
await suite('Browser tests', playwrightSuite);

if (total.failed > 0) process.exitCode = 1;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
