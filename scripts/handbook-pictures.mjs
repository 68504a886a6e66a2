/**
 * Makes the pictures of the handbook (docs/handbook/pictures) from a running portal that has the sample catalogue and
 * some requests:
 *
 *   PORTAL_PASSWORD='...' node scripts/handbook-pictures.mjs http://localhost:3000 maria
 *
 * It only looks: nothing is saved, sent or redeemed. PRIZE is a name whose prize is shown, CHROMIUM a browser to use
 * instead of Playwright's.
 */
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { inRoot } from './lib/paths.mjs';

/** Of the server's packages. */
const sharp = createRequire(inRoot('server/package.json'))('sharp');

/** The size in the handbook, of which core/portal/src/screens/help/help-text.tsx knows. */
const WIDTH = 800;
const SIZE = { width: 1280, height: 800 };

const button = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Name, screen, and what is opened on it. */
const pictures = [
  ['request', 'requests?kind=contact', (page) => page.getByRole('grid').getByRole('link').first().click()],
  ['booking', 'agenda', (page) => button(page, 'Add booking')],
  ['new-piece', 'catalogue/products/new'],
  ['piece', 'catalogue/products/1'],
  ['library', 'media?view=list'],
  ['prize', 'prizes', (page) => page.getByRole('searchbox').fill(process.env.PRIZE ?? 'a')],
  ['people', 'people'],
  ['outgoing-mail', 'mail'],
];

const [address, username] = process.argv.slice(2);
const password = process.env.PORTAL_PASSWORD;
if (!address || !username || !password)
  throw new Error('Give the address, a username, and the password as PORTAL_PASSWORD.');

const folder = inRoot('docs/handbook/pictures');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: process.env.CHROMIUM ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ baseURL: address, viewport: SIZE, reducedMotion: 'reduce' });
await page.goto('/admin');
await page.getByLabel('Username').fill(username);
await page.getByLabel('Password', { exact: true }).fill(password);
await button(page, 'Sign in');
await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();

for (const [name, screen, prepare] of pictures) {
  await page.goto(`/admin/${screen}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await prepare?.(page);
  // Lists and their pictures are fetched after the screen is there.
  await page.waitForTimeout(1500);
  const shot = sharp(await page.screenshot()).resize(WIDTH);
  const { size } = await shot.webp({ quality: 50, effort: 6 }).toFile(`${folder}/${name}.webp`);
  console.info(`${name}.webp: ${size} bytes`);
}
await browser.close();
