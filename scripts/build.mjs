// Builds site and server; does nothing when the sources are as they were.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureBuilt();
  console.log('Built.');
});
