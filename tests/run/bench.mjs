// Runs the benchmarks: all of them, or those named. `npm run bench -- cached-reads lighthouse`
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { ensureInstalled } from '../../scripts/lib/ensure-installed.mjs';
import { runBin } from '../../scripts/lib/run.mjs';
import { main } from '../../scripts/lib/step.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Imported after the installation, because it needs Playwright.
  const { ensureChromium } = await import('./ensure-browsers.mjs');
  const CHROMIUM_PATH = await ensureChromium();
  const { code } = await runBin('tsx', 'tsx', ['tests/bench/main.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH },
  });
  process.exitCode = code;
});
