import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../scripts/lib/import-built.mjs';
import { inRoot, root } from '../../../scripts/lib/paths.mjs';

/** Links what is in one folder of packages into another, which stays a folder of its own. */
const linkPackages = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isFile()) copyFileSync(source, target);
    // The workspaces are those of the copy.
    else if (entry.name === '@jeweler') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, target, 'junction');
  }
};

/**
 * Copies the sources as they are now, committed or not, with the packages installed here.
 * @param {string} folder is removed first
 */
export const makeWorkingCopy = (folder) => {
  rmSync(folder, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of String(stdout).split('\0')) {
    // Git also lists what has just been deleted.
    if (name === '' || !existsSync(inRoot(name))) continue;
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    copyFileSync(inRoot(name), path.join(folder, name));
  }
  // What tests serve of the last build, such as the scripts of a page; they render with the copy's own sources.
  if (existsSync(build)) cpSync(build, path.join(folder, path.relative(root, build)), { recursive: true });
  for (const workspace of ['', 'core', 'core/portal', 'web', 'server', 'desktop-admin']) {
    const packages = inRoot(workspace, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, path.join(folder, workspace, 'node_modules'));
  }
};
