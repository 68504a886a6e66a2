import type { Browser, CDPSession, Page } from '@playwright/test';
import { benchAdmin, type SiteServer } from './site-server.ts';

/** A page of the portal of somebody who has signed in. */
export const signedIn = async (browser: Browser, { url }: SiteServer): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Username').fill(benchAdmin.username);
  await page.getByLabel('Password', { exact: true }).fill(benchAdmin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  return page;
};

const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};

const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

/**
 * Milliseconds of the main thread that each key in the page's search takes, until what it finds is drawn.
 * @param metric what is counted: script alone, or every task with styles, layout and paint
 * @param calm milliseconds for what still comes after an opening
 */
export const keyTimes = async (
  page: Page,
  {
    typed,
    metric: name,
    calm,
    until = async () => undefined,
  }: {
    typed: string;
    metric: 'ScriptDuration' | 'TaskDuration';
    calm: number;
    /** Waits for the answer to a key, where a server finds. */
    until?: () => Promise<unknown>;
  },
): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.getByRole('searchbox').focus();
  await page.waitForTimeout(calm);
  const times: number[] = [];
  for (const key of typed) {
    const before = await metric(session, name);
    const answered = until();
    await page.keyboard.type(key);
    await answered;
    await settled(page);
    times.push(((await metric(session, name)) - before) * 1000);
  }
  await session.detach();
  return times;
};
