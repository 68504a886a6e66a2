// Serves the newest finished build until it is stopped; installs and builds nothing. Run by the container.
import { importBuilt } from './lib/import-built.mjs';
import { main } from './lib/step.mjs';

await main(() => importBuilt('main'));
