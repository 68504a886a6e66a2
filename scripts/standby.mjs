// Brings up this machine from a copy of another one: installs and builds what is missing, restores settings, database and
// media, and serves the site.

import { prepareSite } from './lib/ensure-built.mjs';
import { importBuilt } from './lib/import-built.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
await main(async () => {
  await prepareSite();
  const { run } = await importBuilt('standby');
  const args = process.argv.slice(2);
  process.exitCode = await run(args);
  if (process.exitCode === 0 && !args.includes('--help')) await importBuilt('main');
});
