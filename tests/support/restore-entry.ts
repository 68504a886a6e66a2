import { backupCommand } from '../../server/src/commands/backup.ts';
import { loadConfig } from '../../server/src/config.ts';

// `npm run backup -- restore FILE`, killed when it has printed LINES lines: restore-entry.ts FILE LINES
const [file = '', lines] = process.argv.slice(2);
let said = 0;
await backupCommand(['restore', file], {
  config: loadConfig(),
  say: () => {
    said += 1;
    if (said === Number(lines)) process.kill(process.pid, 'SIGKILL');
  },
  warn: () => {},
  askPassword: () => Promise.reject(new Error('A restore asks for nothing.')),
});
