// Loaded with --import into a process under test: every call on the drive named by HANGING_DRIVE blocks while
// the drive hangs, in the calling thread or in a thread of libuv's pool, as on a network drive whose server
// is gone. Child processes inherit it. See hanging-drive.ts.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { folder, flag, pipe } = JSON.parse(process.env.HANGING_DRIVE ?? '{}');
const { existsSync, openSync, closeSync } = fs;
const openPipe = fs.promises.open;

const isOnDrive = (target) => {
  const file = target instanceof URL ? target.pathname : String(target);
  return (file === folder || file.startsWith(folder + path.sep)) && existsSync(flag);
};

/** Opening a pipe for reading blocks until it is opened for writing. */
const blockThread = () => closeSync(openSync(pipe, 'r'));
const blockPoolThread = async () => (await openPipe(pipe, 'r')).close();

const HANDLE_METHODS = ['read', 'readFile', 'stat', 'write', 'writev', 'sync', 'datasync'];
const PATH_FUNCTIONS =
  'access chmod link lstat mkdir open opendir readFile readdir readlink realpath rename rm stat statfs unlink'.split(
    ' ',
  );

/** The handle's own methods take precedence over those of its class. */
const blockHandle = (handle) => {
  for (const name of HANDLE_METHODS) {
    const real = handle[name].bind(handle);
    handle[name] = async (...args) => {
      if (existsSync(flag)) await blockPoolThread();
      return real(...args);
    };
  }
  return handle;
};

if (folder) {
  for (const name of PATH_FUNCTIONS) {
    const [sync, callback, promise] = [fs[`${name}Sync`], fs[name], fs.promises[name]];
    fs[`${name}Sync`] = Object.assign((target, ...args) => {
      if (isOnDrive(target)) blockThread();
      return sync(target, ...args);
    }, sync);
    fs[name] = Object.assign((target, ...args) => {
      if (!isOnDrive(target)) return callback(target, ...args);
      blockPoolThread().then(() => callback(target, ...args), args.at(-1));
    }, callback);
    if (!promise) continue;
    fs.promises[name] = async (target, ...args) => {
      if (isOnDrive(target)) await blockPoolThread();
      const result = await promise(target, ...args);
      const isFile = name === 'open' && String(target).startsWith(folder + path.sep);
      return isFile ? blockHandle(result) : result;
    };
  }
  const { native } = fs.realpathSync;
  fs.realpathSync.native = (target, ...args) => {
    if (isOnDrive(target)) blockThread();
    return native(target, ...args);
  };
  const { watch } = fs;
  fs.watch = (target, ...args) => {
    if (isOnDrive(target)) blockThread();
    return watch(target, ...args);
  };
  syncBuiltinESMExports();
}
