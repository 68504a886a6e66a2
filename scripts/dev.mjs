// Development server: pages and modules from Vite with hot reload, everything else as in production. It runs
// from the server's sources and restarts when one of them changes.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureStyles } from './lib/ensure-styles.mjs';
import { startBin } from './lib/run.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureStyles();

  const child = startBin('tsx', 'tsx', ['watch', '--clear-screen=false', 'server/src/dev.ts']);
  child.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'])
    process.on(signal, () => child.kill('SIGTERM'));
  stopWithNpm();
});
