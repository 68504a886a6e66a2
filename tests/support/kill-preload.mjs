// Loaded with --import into a server under test: the process kills itself, as by SIGKILL, at one of its calls on the
// file system. KILL_AT is `NAME:NUMBER:before` or `...:after`, and counts the calls of a function of fs/promises on
// paths below MEDIA_DIR.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [name, number, when] = (process.env.KILL_AT ?? '').split(':');
const folder = process.env.MEDIA_DIR;

if (name && folder) {
  const real = fs.promises[name];
  let calls = 0;
  fs.promises[name] = async (target, ...args) => {
    if (!String(target).startsWith(folder)) return real(target, ...args);
    calls += 1;
    const isDue = calls === Number(number);
    if (isDue && when === 'before') process.kill(process.pid, 'SIGKILL');
    const result = await real(target, ...args);
    if (isDue && when === 'after') process.kill(process.pid, 'SIGKILL');
    return result;
  };
  syncBuiltinESMExports();
}
