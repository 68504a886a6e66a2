import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StepError } from './step.mjs';

/**
 * `server/dist` contains complete builds, each in a folder named `TIME-SOURCES`: when it was made, in
 * milliseconds since 1970, and what it was made from. The newest is current. A build is never changed: a server
 * goes on with the one that it was started from, and serves the scripts of those before it for a day
 * (server/src/pages/web-build.ts).
 */
const BUILD = /^\d{13}-/;
/** How long a replaced build stays at least; so do the leftovers of a build that was interrupted. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How many builds stay, however old: one that runs may have been replaced more than once. */
const KEPT_BUILDS = 3;
/** A build without one of these, or with an empty one (after a full disk), is none. */
const FILES = [
  'main.js',
  'web/server/entry-server.js',
  'web/client/.vite/manifest.json',
  'web/client/.vite/manifest-phone.json',
  'web/client/admin.html',
  'web/client/licenses.txt',
];

/** @returns {number} when the build was made, in milliseconds since 1970 */
export const madeAt = (build) => Number(path.basename(build).slice(0, 13));

/** Folder of the newest whole build below `dist`; undefined when there is none. */
export const currentBuild = (dist) => {
  const newest = listBuilds(dist).find((name) => missingFile(path.join(dist, name)) === undefined);
  return newest && path.join(dist, newest);
};

/**
 * Makes a new build and makes it current: it is written to a temporary folder, which is renamed when the build
 * is whole. Several processes may do this at the same time; the last one wins.
 * @param {string} dist
 * @param {string} sources what it is made from, part of the folder's name
 * @param {(folder: string) => Promise<void>} make writes the build into an empty folder
 * @throws StepError when a file is missing or empty
 */
export const publishBuild = async (dist, sources, make) => {
  mkdirSync(dist, { recursive: true });
  const unfinished = mkdtempSync(path.join(dist, '.unfinished-'));
  try {
    await make(unfinished);
    const missing = missingFile(unfinished);
    if (missing) throw new StepError(`The build is incomplete: ${missing} is missing or empty.`);
    const [newest] = listBuilds(dist);
    // Newer than all others, even if the clock was put back.
    const time = Math.max(Date.now(), newest ? madeAt(newest) + 1 : 0);
    await moveTo(path.join(dist, `${time}-${sources}`), unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOld(dist);
};

/** Names of the builds, newest first. */
const listBuilds = (dist) => {
  if (!existsSync(dist)) return [];
  const names = readdirSync(dist).filter((name) => BUILD.test(name));
  return names.sort().reverse();
};

const missingFile = (build) =>
  FILES.find((file) => !statSync(path.join(build, file), { throwIfNoEntry: false })?.size);

/** Windows refuses to rename what a virus scanner has open, so this tries again for two seconds. */
const moveTo = async (target, folder) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return renameSync(folder, target);
    } catch (error) {
      if (process.platform !== 'win32' || attempt === 20) throw error;
      await delay(100);
    }
  }
};

const removeOld = (dist) => {
  const before = Date.now() - KEPT_MS;
  const builds = listBuilds(dist);
  // A build was replaced when the next one was made.
  const replaced = builds.slice(KEPT_BUILDS).filter((_, i) => madeAt(builds[i + KEPT_BUILDS - 1]) < before);
  const leftovers = readdirSync(dist).filter(
    (name) =>
      !BUILD.test(name) &&
      (statSync(path.join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) < before,
  );
  for (const name of [...replaced, ...leftovers]) {
    try {
      rmSync(path.join(dist, name), { recursive: true, force: true });
    } catch {
      // On Windows a file may be open in another process; the next build tries again.
    }
  }
};
