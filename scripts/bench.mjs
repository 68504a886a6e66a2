// Runs the benchmarks: all of them, or those named. `npm run bench -- cached-reads lighthouse`
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runBin } from './lib/run.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Imported after the installation, because it needs Playwright.
  const { ensureChromium } = await import('./lib/ensure-browsers.mjs');
  const CHROMIUM_PATH = await ensureChromium();
  const { code } = await runBin('tsx', 'tsx', ['tests/bench/main.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH },
  });
  process.exitCode = code;
});
