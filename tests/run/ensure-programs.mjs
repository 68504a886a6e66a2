import { run } from '../../scripts/lib/run.mjs';
import { step } from '../../scripts/lib/step.mjs';
import { browserStarts, findFirefox } from './find-browsers.mjs';
import { findPostgres } from './find-postgres.mjs';
import { installBySystem } from './install-by-system.mjs';

const succeeds = async (program, argument) => (await run(program, [argument], { quiet: true })).code === 0;

/**
 * Programs without which tests are skipped: Debian's package, and what finds the program, as a path or whether it
 * is there. Playwright's own build of Firefox differs from the one that people use.
 */
const programs = {
  firefox: {
    debian: 'firefox-esr',
    find: async () => {
      const file = findFirefox();
      return (await browserStarts(file)) ? file : undefined;
    },
  },
  caddy: { debian: 'caddy', find: () => succeeds('caddy', 'version') },
  exiftool: { debian: 'libimage-exiftool-perl', find: () => succeeds('exiftool', '-ver') },
  nginx: {
    debian: 'nginx-light',
    // Debian puts it where only root's PATH leads.
    find: async () => (await succeeds('nginx', '-v')) || succeeds('/usr/sbin/nginx', '-v'),
  },
  postgres: { debian: 'postgresql', find: async () => findPostgres() },
};

/** @returns {Promise<Record<keyof typeof programs, string | boolean | undefined>>} what is installed */
export const findPrograms = async () =>
  Object.fromEntries(
    await Promise.all(Object.entries(programs).map(async ([name, { find }]) => [name, await find()])),
  );

/**
 * Has the system's package manager install what is missing of the programs that only tests need. It needs no
 * package of npm, and may run while those are installed.
 * @returns {Promise<Record<keyof typeof programs, string | boolean | undefined>>} what was found then
 */
export const ensurePrograms = async () => {
  const found = await findPrograms();
  const missing = Object.entries(programs).flatMap(([name, { debian }]) => (found[name] ? [] : [debian]));
  if (missing.length === 0) return found;
  await step(`Installing by the system’s package manager: ${missing.join(', ')}`, () =>
    installBySystem(...missing),
  );
  return findPrograms();
};
