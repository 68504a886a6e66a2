import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StepError } from './step.mjs';

/**
 * A `dist` folder contains complete builds, each in a folder named by its id, and `current.json`, which names
 * the current build and those it replaced. A running process continues to use the build it was started with:
 * builds are never changed.
 * @typedef {{ id: string, retired: { id: string, at: string }[] }} Pointer newest first; `at` is an ISO time
 */

/** How long a build stays on disk after its replacement, in milliseconds. */
const RETIRED_LIFETIME = 24 * 60 * 60 * 1000;
/** No build takes this long, in milliseconds: an older unfinished one was interrupted. */
const LONGEST_BUILD = 60 * 60 * 1000;
const POINTER = 'current.json';
const BUILD_ID = /^[0-9a-f]{16}$/;
/** `.unfinished-PID-RANDOM`: a folder or file that this process is still writing. */
const UNFINISHED = /^\.unfinished-(\d+)-/;

/** @returns {Pointer | undefined} undefined when nothing has been built */
const readPointer = (dist) => {
  try {
    return JSON.parse(readFileSync(path.join(dist, POINTER), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Folder of the newest finished build below `dist`; undefined when there is none. */
export const currentBuild = (dist) => {
  const pointer = readPointer(dist);
  const folder = pointer && path.join(dist, pointer.id);
  return folder && existsSync(folder) ? folder : undefined;
};

/**
 * Makes the build `id` unless it is there already. It is written to a temporary folder and renamed when it is
 * complete. Two processes may do this at the same time.
 * @param {string} dist
 * @param {string} id 16 hexadecimal digits
 * @param {(folder: string) => Promise<void>} make writes the whole build into a folder that does not exist
 * yet
 * @param {readonly string[]} files without any of which it is no build: a full disk may leave them empty
 * @throws StepError when one of `files` is missing or empty
 */
export const makeBuild = async (dist, id, make, files = []) => {
  mkdirSync(dist, { recursive: true });
  const folder = path.join(dist, id);
  if (existsSync(folder)) {
    if (missingFile(folder, files) === undefined) return;
    rmSync(folder, { recursive: true, force: true });
  }
  const unfinished = path.join(dist, unfinishedName());
  try {
    await make(unfinished);
    const missing = missingFile(unfinished, files);
    if (missing) throw new StepError(`The build is incomplete: ${missing} is missing or empty.`);
    await moveIntoPlace(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

const missingFile = (folder, files) =>
  files.find((file) => !statSync(path.join(folder, file), { throwIfNoEntry: false })?.size);

/** Makes the finished build `id` current. */
export const makeCurrent = async (dist, id) => {
  if (readPointer(dist)?.id !== id) await pointTo(dist, id);
  cleanUp(dist);
};

const unfinishedName = () => `.unfinished-${process.pid}-${randomUUID()}`;

const moveIntoPlace = async (unfinished, folder) => {
  try {
    await renameOnceFree(unfinished, folder);
  } catch (error) {
    // Another process has finished the same build in the meantime.
    if (!existsSync(folder)) throw error;
  }
};

const pointTo = async (dist, id) => {
  const known = readPointer(dist)?.retired ?? [];
  const others = readdirSync(dist).filter((name) => BUILD_ID.test(name) && name !== id);
  // Not only the build that was current: one that another process has just published was replaced too.
  const replaced = others
    .filter((other) => !known.some((build) => build.id === other))
    .map((other) => ({ id: other, at: new Date().toISOString() }));
  const kept = known.filter((build) => others.includes(build.id));
  const unfinished = path.join(dist, unfinishedName());
  writeFileSync(unfinished, JSON.stringify({ id, retired: [...replaced, ...kept] }));
  await renameOnceFree(unfinished, path.join(dist, POINTER));
};

/** Removes builds that were replaced long enough ago, and the leftovers of interrupted ones. */
const cleanUp = (dist) => {
  // A folder that the pointer does not contain may be about to become current.
  const expired = readPointer(dist)
    .retired.filter((build) => Date.now() - Date.parse(build.at) >= RETIRED_LIFETIME)
    .map((build) => build.id);
  const interrupted = readdirSync(dist).filter((name) => wasInterrupted(dist, name));
  for (const name of [...expired, ...interrupted]) {
    try {
      rmSync(path.join(dist, name), { recursive: true, force: true });
    } catch {
      // On Windows a file may be open in another process; the next build tries again.
    }
  }
};

const wasInterrupted = (dist, name) => {
  const writer = UNFINISHED.exec(name)?.[1];
  if (writer === undefined) return false;
  const stats = statSync(path.join(dist, name), { throwIfNoEntry: false });
  return stats !== undefined && (!isRunning(Number(writer)) || Date.now() - stats.mtimeMs > LONGEST_BUILD);
};

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Windows refuses to rename what a virus scanner or a reader has open, so this retries. */
const renameOnceFree = async (from, to, attempts = 20) => {
  try {
    await rename(from, to);
  } catch (error) {
    const mayPass = process.platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].includes(error.code);
    if (!mayPass || attempts === 0) throw error;
    await wait(100);
    await renameOnceFree(from, to, attempts - 1);
  }
};
