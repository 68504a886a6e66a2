// A consistent copy of the database while the server runs, and the way back.
import { runCommand } from './lib/run-command.mjs';

await runCommand('backup');
