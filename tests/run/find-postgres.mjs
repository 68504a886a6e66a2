import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian keeps the programs of each version in a folder of its own, outside of PATH. */
const DEBIAN = '/usr/lib/postgresql';
const MIN_VERSION = 15;

/** The folder with the programs of PostgreSQL 15 or newer; undefined when there is none. */
export const findPostgres = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.filter((version) => version >= MIN_VERSION).sort((a, b) => b - a)[0];
  const folder = newest === undefined ? undefined : join(DEBIAN, String(newest), 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
};
