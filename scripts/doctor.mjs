// Checks what the server depends on and says what to do.
import { runCommand } from './lib/run-command.mjs';

await runCommand('doctor');
