import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * `npm ci` deletes the packages before it knows whether it can install others. They are set aside meanwhile,
 * with their stamp, so that the last build still has them if it fails.
 */
const aside = inRoot('.packages-before');
const dropped = inRoot('.packages-dropped');

/** `node_modules`, `server+node_modules` ...: names in `aside`. */
const NAMES = ['', 'core', 'core/portal', 'web', 'server', 'desktop-admin'].map((workspace) =>
  path.join(workspace, 'node_modules').replaceAll(path.sep, '+'),
);
const toPath = (name) => inRoot(...name.split('+'));

/** Moves all installed packages away. */
export const setPackagesAside = () => {
  mkdirSync(aside, { recursive: true });
  for (const name of NAMES) if (existsSync(toPath(name))) renameSync(toPath(name), path.join(aside, name));
};

/** Puts the packages set aside back in place of whatever is there; also those of an interrupted update. */
export const restorePackages = () => {
  for (const name of existsSync(aside) ? readdirSync(aside) : []) {
    rmSync(toPath(name), { recursive: true, force: true });
    renameSync(path.join(aside, name), toPath(name));
  }
  rmSync(aside, { recursive: true, force: true });
};

/** Removes the packages set aside: the new ones are in use. */
export const dropPackagesAside = () => {
  // Renamed first: half of them must never be restored.
  if (existsSync(aside)) {
    rmSync(dropped, { recursive: true, force: true });
    renameSync(aside, dropped);
  }
  rmSync(dropped, { recursive: true, force: true });
};
