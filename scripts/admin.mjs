// Manages who may sign in to the admin portal.
import { runCommand } from './lib/run-command.mjs';

await runCommand('admin');
