// Starts the packaged form of the shop console, after fetching Electron and building what is stale.
import { ensureConsoleBuilt } from './lib/ensure-built.mjs';
import { ensureElectron } from './lib/ensure-electron.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureInstalled();
  // Downloads come before the slow steps, because they may fail.
  const electron = await ensureElectron();
  await ensureConsoleBuilt();
  const { code } = await run(electron, [inRoot('desktop-admin/out'), ...process.argv.slice(2)], {
    // Terminals of Electron-based editors leave this variable set, and it makes Electron run as plain Node.
    env: { ELECTRON_RUN_AS_NODE: '' },
  });
  process.exitCode = code;
});
