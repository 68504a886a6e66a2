// Installs what is missing, builds what is stale, and serves the site until it is stopped. If installing or
// building fails, the last good build is served.
import { importBuilt } from './lib/import-built.mjs';
import { prepareSiteOrKeepLast } from './lib/prepare-site.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
await main(async () => {
  await prepareSiteOrKeepLast();
  await importBuilt('main');
});
