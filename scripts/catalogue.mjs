// The catalogue file in and out.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { inRoot } from './lib/paths.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureBuilt();
  const { run } = await import(pathToFileURL(inRoot('server/dist/catalogue.js')).href);
  process.exitCode = await run(process.argv.slice(2));
});
