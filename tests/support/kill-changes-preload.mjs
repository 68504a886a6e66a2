// Loaded with --import into a server under test: before its Nth change of the folder named by KILLED_WRITES it is
// killed, as by a power failure.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { folder, at, flag } = JSON.parse(process.env.KILLED_WRITES ?? '{}');
let count = 0;

for (const name of ['link', 'unlink', 'rename', 'mkdir', 'open', 'rm']) {
  const real = fs.promises[name];
  fs.promises[name] = async (...args) => {
    // Pictures are read with other flags.
    const isChange = name !== 'open' || typeof args[1] === 'string';
    if (isChange && String(args[0]).startsWith(folder) && fs.existsSync(flag)) {
      count += 1;
      if (count === at) process.kill(process.pid, 'SIGKILL');
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
