// Serves the newest finished build until it is stopped; installs and builds nothing. Run by `npm start` and
// by the container.
import { importBuilt } from './lib/import-built.mjs';
import { main } from './lib/step.mjs';
import { stopWithScript } from './lib/stop-with-starter.mjs';

stopWithScript();
await main(() => importBuilt('main'));
