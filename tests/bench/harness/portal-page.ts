import type { Browser, Page } from '@playwright/test';
import { benchAdmin, type SiteServer } from './site-server.ts';
import { metric } from './slow-page.ts';

/** A page of the portal after signing in. */
export const signedIn = async (browser: Browser, { url }: SiteServer): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Username').fill(benchAdmin.username);
  await page.getByLabel('Password', { exact: true }).fill(benchAdmin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  return page;
};

const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

/**
 * Time of script, in milliseconds, for each key typed in the page's search, until the results are drawn.
 * @param calm milliseconds to wait for work that follows loading
 */
export const keyTimes = async (page: Page, typed: string, calm: number): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.getByRole('searchbox').focus();
  await page.waitForTimeout(calm);
  const times: number[] = [];
  for (const key of typed) {
    const before = await metric(session, 'ScriptDuration');
    await page.keyboard.type(key);
    await settled(page);
    times.push(((await metric(session, 'ScriptDuration')) - before) * 1000);
  }
  await session.detach();
  return times;
};
