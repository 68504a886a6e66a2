import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** Files that never affect a build: outputs, and tests beside the source. */
const IGNORED = /^(?:node_modules|dist)$|\.test\.tsx?$/;

/**
 * Hash of the names and contents of files and whole folders below the root. Contents, not modification times:
 * a checkout or a copy changes every time stamp and nothing else.
 * @param {string[]} names files or folders; a missing one is part of the hash too
 */
export const fingerprint = (names) => {
  const hash = createHash('sha256');
  for (const name of names) addTo(hash, name);
  return hash.digest('hex');
};

const addTo = (hash, name) => {
  const full = inRoot(name);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const entries = readdirSync(full).filter((entry) => !IGNORED.test(entry));
    for (const entry of entries.sort()) addTo(hash, path.posix.join(name, entry));
    return;
  }
  const content = stats === undefined ? Buffer.from('missing') : readFileSync(full);
  hash.update(`${name}\0${content.length}\0`).update(content);
};
