// Installs what is missing, builds what is stale, and serves the site until it is stopped.

import { prepareSite } from './lib/ensure-built.mjs';
import { importBuilt } from './lib/import-built.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
await main(async () => {
  await prepareSite();
  await importBuilt('main');
});
