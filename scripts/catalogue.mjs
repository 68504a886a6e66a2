// Imports and exports the catalogue file.
import { runCommand } from './lib/run-command.mjs';

await runCommand('catalogue');
