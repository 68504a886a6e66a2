// Makes a consistent copy of the database, also while the server runs, and restores one.
import { runCommand } from './lib/run-command.mjs';

await runCommand('backup');
