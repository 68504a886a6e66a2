// Takes the shop from SQLite to PostgreSQL, or back.
import { runCommand } from './lib/run-command.mjs';

await runCommand('database');
