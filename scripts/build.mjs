// Builds site, server and console; does nothing when the sources are as they were.
import { ensureBuilt, ensureConsoleBuilt } from './lib/ensure-built.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureBuilt();
  await ensureConsoleBuilt();
  console.log('Built.');
});
