// The catalogue file in and out.
import { runCommand } from './lib/run-command.mjs';

await runCommand('catalogue');
