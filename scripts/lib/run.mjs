import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

/**
 * Runs a program in the root and waits for it. Its output goes to this terminal, or is returned as
 * `output` when `quiet`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export const run = (command, args, { cwd = root, env = {}, quiet = false, shell = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs npm itself, also where it is a `.cmd` file; arguments must need no quoting. */
export const npm = (args, options) => {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
};

/** Runs the program an installed package declares (`vite`, `tsc` of `typescript` ...) by this Node. */
export const runBin = (packageName, bin, args, options) =>
  run(process.execPath, [binFile(packageName, bin), ...args], options);

/** Starts such a program and returns its process, which goes on beside this one. */
export const startBin = (packageName, bin, args, { env = {} } = {}) =>
  spawn(process.execPath, [binFile(packageName, bin), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
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
