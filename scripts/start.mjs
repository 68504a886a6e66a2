// Installs what is missing, builds what is stale, and serves the site until it is stopped. If installing or
// building fails, the last good build is served.
import { prepareSiteOrKeepLast } from './lib/prepare-site.mjs';
import { serve } from './lib/serve.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-starter.mjs';

stopWithNpm();
await main(async () => {
  await prepareSiteOrKeepLast();
  await serve();
});
