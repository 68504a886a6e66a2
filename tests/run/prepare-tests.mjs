import { ensureInstalled } from '../../scripts/lib/ensure-installed.mjs';
import { ensureStyles } from '../../scripts/lib/ensure-styles.mjs';
import { ensurePrograms, findPrograms } from './ensure-programs.mjs';

const preparePackages = async () => {
  await ensureInstalled();
  await ensureStyles();
  // Imported after the installation, because it needs Playwright.
  const { ensureChromium } = await import('./ensure-browsers.mjs');
  process.env.CHROMIUM_PATH = await ensureChromium();
};

/**
 * Installs what is missing for the tests: packages and a Chromium; for all of them also the other programs that
 * only some tests need. Prints what was found.
 * @param {{ isAll: boolean }} options
 * @returns {Promise<{ hasPostgres: boolean }>}
 */
export const prepareTests = async ({ isAll }) => {
  const [{ caddy, firefox, exiftool, nginx, postgres }] = await Promise.all([
    isAll ? ensurePrograms() : findPrograms(),
    preparePackages(),
  ]);
  if (firefox) process.env.FIREFOX_PATH = firefox;
  console.log(
    `Chromium: ${process.env.CHROMIUM_PATH}\nFirefox: ${firefox ?? 'none, its cases are skipped'}\n` +
      `Caddy: ${caddy ? 'installed' : 'none, its cases are skipped'}\n` +
      `exiftool: ${exiftool ? 'installed' : 'none, its case is skipped'}\n` +
      `nginx: ${nginx ? 'installed' : 'none, its cases are skipped'}\n` +
      `PostgreSQL: ${postgres ? 'installed' : 'none, its tests are skipped'}`,
  );
  return { hasPostgres: postgres !== undefined };
};
