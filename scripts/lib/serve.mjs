import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { importBuilt } from './import-built.mjs';
import { inRoot } from './paths.mjs';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Variables that the server's environment needs in addition to `env`. glibc allocates memory arenas per
 * thread, which takes 60 MB more after pictures and sign-ins, unless this is set when a process starts.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>} empty when it is set, and on systems without glibc
 */
export const missingEnvironment = (env) =>
  process.platform === 'linux' && env.MALLOC_ARENA_MAX === undefined ? { MALLOC_ARENA_MAX: '2' } : {};

/**
 * Serves the newest finished build until it is stopped: in this process when its environment has what the
 * server needs, otherwise in a child process that receives every signal of this one and whose exit code this
 * one returns.
 */
export const serve = async () => {
  const missing = missingEnvironment(process.env);
  if (Object.keys(missing).length === 0) await importBuilt('main');
  else process.exit(await serveInChild(missing));
};

const serveInChild = (environment) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, inRoot('scripts', 'serve.mjs')], {
      env: { ...process.env, ...environment },
      // The channel closes when this process is killed; the server then stops.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
