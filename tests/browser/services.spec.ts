import { visit } from './support/hydrated.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/site-test.ts';

test('a tab changes panel and address, leaves the page where it is and is in view; a quote is asked for', {
  tag: '@journey',
}, async ({ page }) => {
  await visit(page, '/services');
  const tab = (name: string) => page.getByRole('tab', { name });
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await tab('Stone Setting').evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await scrollTop();
  await tab('Stone Setting').click();
  await expect(page).toHaveURL('/services?service=stone-setting');
  await expect(page.getByRole('tabpanel', { name: 'Stone Setting' })).toBeVisible();
  await expect.poll(scrollTop).toBe(before);

  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/services?service=additional');
  await expect(tab('Additional')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Additional')).toBeInViewport({ ratio: 0.95 });
  await expectNoSidewaysScroll(page);

  const form = page.getByRole('form', { name: 'Request a quote' });
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Service').selectOption('Chains');
  await form.getByLabel('Message').fill('A broken link near the clasp.');
  await form.getByRole('button', { name: 'Request a Quote' }).click();
  const title = form.getByRole('heading', { name: 'We have your quote request' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test('on paper every price list stands, without header, tabs and form', async ({ page }) => {
  await page.goto('/services');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Ladies Smaller', 'Re-Tip', 'Install Clasp', 'Screw Backs', 'Pearls Restring']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(
    page.locator('header, footer, [role=tablist], main form').filter({ visible: true }),
  ).toHaveCount(0);
});
