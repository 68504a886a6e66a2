// Installs what is missing, builds what is stale, and serves the site until it is stopped.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureBuilt();
  await import(pathToFileURL(inRoot('server/dist/main.js')).href);
});
