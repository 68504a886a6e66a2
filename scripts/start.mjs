// Installs what is missing, builds what is stale, and serves the site until it is stopped.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureSiteInstalled } from './lib/ensure-installed.mjs';
import { serve } from './lib/serve.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-starter.mjs';

stopWithNpm();
await main(async () => {
  await ensureSiteInstalled();
  await ensureBuilt();
  await serve();
});
