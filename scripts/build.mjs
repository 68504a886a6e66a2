// Builds site, server and console; does nothing when the sources are unchanged. With --site the console is
// not built, and its packages are not installed.
import { ensureBuilt, ensureConsoleBuilt, prepareSite } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/step.mjs';

const onlySite = process.argv.includes('--site');

await main(async () => {
  if (onlySite) await prepareSite();
  else {
    await ensureInstalled();
    await ensureBuilt();
    await ensureConsoleBuilt();
  }
  console.log('Built.');
});
