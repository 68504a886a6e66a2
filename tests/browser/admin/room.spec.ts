import { contactMessage, prizeClaim, subscription } from '../../support/submission-builders.ts';
import { enlargeText, expectNoBrokenWords, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';

const name = 'Jean-Baptiste de La Rochefoucauld-Montmorency';
const email = 'jb.larochefoucauld.montmorency@famille-tres-longue.example.fr';

test.beforeEach(async ({ portal, request }) => {
  for (const [path, data] of [
    ['/api/contact', contactMessage({ name, email })],
    ['/api/prize-claims', prizeClaim({ name, email })],
    ['/api/subscribe', subscription({ email })],
  ] as const) {
    const response = await request.post(path, { data });
    expect(response.status()).toBe(201);
  }
  await portal.page.setViewportSize({ width: 375, height: 800 });
});

test('long names and addresses fit a phone on every screen, also with text at 200 %, and no word breaks', async ({
  portal,
  complaints,
}) => {
  // The sample catalogue's pictures are not in the folder of this server.
  complaints.expected(/404/);
  const { page } = portal;
  for (const [path, shown] of [
    ['/admin/dashboard', name],
    ['/admin/requests', name],
    ['/admin/agenda', 'Add booking'],
    ['/admin/catalogue', 'Round Solitaire in Yellow Gold'],
    ['/admin/catalogue/products/new', 'Save as draft'],
    ['/admin/prizes', 'Basic Appraisal'],
    ['/admin/mail', email],
    ['/admin/subscribers', email],
    ['/admin/settings', 'Opening paragraph'],
    ['/admin/settings#hours', 'Save opening hours'],
    ['/admin/settings#deletions', 'Finished requests are deleted after'],
  ] as const) {
    await test.step(path, async () => {
      await portal.open(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await enlargeText(page);
      // Rows are placed anew.
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoBrokenWords(page);
    });
  }
  await test.step('a record', async () => {
    await portal.open('/admin/requests');
    await page
      .getByRole('row', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page.getByText('About this person')).toBeVisible();
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectNoBrokenWords(page);
  });
});

for (const [path, shown] of [
  ['/admin/dashboard', name],
  ['/admin/settings', 'Opening paragraph'],
] as const) {
  test(`nothing moves while ${path} is loading`, async ({ portal }) => {
    const { page } = portal;
    // Its answers arrive one after the other, as on a slow line, each when the one before has been painted.
    let painted = Promise.resolve();
    const paint = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      );
    await page.route('**/api/admin/**', async (route) => {
      if (route.request().url().endsWith('/events')) return route.continue();
      const before = painted;
      painted = before.then(async () => {
        await route.fulfill({ response: await route.fetch() });
        await paint();
      });
      return painted;
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await portal.open(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shifts: number }).shifts))
      .toBeLessThan(0.02);
  });
}

test('See the backups shows the panel, at the end of its group', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/settings#backups');
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeInViewport();
});
