import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { settings } from '../config.ts';

/** Settings that belong to a machine rather than to the shop. */
const OF_THE_MACHINE: ReadonlySet<string> = new Set(['PORT', 'HOST', 'DATA_DIR', 'MEDIA_DIR']);

/**
 * The settings for another machine: `.env` as it is, and what the environment (systemd, a container) says
 * instead of it about the shop.
 */
export const settingsFile = (environment: Record<string, string | undefined>, root: string): string => {
  const envFile = path.join(root, '.env');
  const text = existsSync(envFile) ? readFileSync(envFile, 'utf8').replace(/^\ufeff/, '') : '';
  const inFile = parseEnv(text);
  const others = settings.flatMap(({ name }) => {
    const value = environment[name];
    if (!value || value === inFile[name] || OF_THE_MACHINE.has(name)) return [];
    const quote = ['"', "'", '`'].find((each) => !value.includes(each)) ?? '"';
    return [`${name}=${quote}${value}${quote}\n`];
  });
  // The last line of a name counts, so those of the environment come after the file's.
  return others.length === 0
    ? text
    : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}# From the environment:\n${others.join('')}`;
};
