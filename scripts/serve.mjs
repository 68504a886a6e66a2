// Serves the newest finished build until it is stopped; installs and builds nothing. For containers.
import { importBuilt } from './lib/import-built.mjs';
import { main } from './lib/step.mjs';

await main(() => importBuilt('main'));
