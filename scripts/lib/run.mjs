import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endOnStop } from './end-on-stop.mjs';
import { inRoot, root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to the environment of this process
 * @property {boolean} [quiet] the output is returned instead of being printed to this terminal
 * @property {boolean} [shell]
 * @property {boolean} [group] also end the processes that it has started
 */

/**
 * Runs a program in the root and waits for it. If this process receives a stop signal meanwhile, the program
 * is ended first.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const { cwd = root, env = {}, quiet = false, shell = false, group = false } = options;
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // Makes it the leader of a process group; on Windows this would open a window, and is not needed to end
      // its child processes.
      detached: group && process.platform !== 'win32',
    });
    let output = '';
    const collect = (text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    endOnStop(child, { group });
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Runs npm, even where it is a `.cmd` file; arguments must not need quoting.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const npm = (args, options) => {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], { ...options, group: true });
  return run('npm', args, { ...options, group: true, shell: process.platform === 'win32' });
};

/** Runs the executable of an installed package (`vite`, `tsc` of `typescript` ...) with this Node. */
export const runBin = (packageName, bin, args, options) =>
  run(process.execPath, [binFile(packageName, bin), ...args], options);

/** Starts such an executable and returns its process without waiting for it. */
export const startBin = (packageName, bin, args) =>
  spawn(process.execPath, [binFile(packageName, bin), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const binFile = (packageName, bin) => {
  const require = createRequire(inRoot('package.json'));
  const manifestFile = inRoot('node_modules', packageName, 'package.json');
  const manifest = require(manifestFile);
  return path.join(
    path.dirname(manifestFile),
    typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin],
  );
};
