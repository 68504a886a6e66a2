// Runs the benchmarks: all of them, or those named. `npm run bench -- reads lighthouse`
import { ensureBuilt } from './lib/ensure-built.mjs';
import { runBin } from './lib/run.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureBuilt();
  const { code } = await runBin('tsx', 'tsx', ['tests/bench/main.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
