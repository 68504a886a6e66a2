// Starts the shop console as it is packaged; fetches Electron and builds what is stale before.
import { ensureConsoleBuilt } from './lib/ensure-built.mjs';
import { ensureElectron } from './lib/ensure-electron.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureInstalled();
  // What may be out of reach comes before what takes long.
  const electron = await ensureElectron();
  await ensureConsoleBuilt();
  const { code } = await run(electron, [inRoot('desktop-admin/out'), ...process.argv.slice(2)], {
    // Terminals of editors that are Electron themselves leave this behind, and it makes Electron a mere Node.
    env: { ELECTRON_RUN_AS_NODE: '' },
  });
  process.exitCode = code;
});
