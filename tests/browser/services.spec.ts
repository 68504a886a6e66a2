import { holdRequests } from '../support/hold-requests.ts';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('the first HTML holds every price, and the tab its address asks for is open', async ({ request }) => {
  const html = await (await request.get('/services?service=chains')).text();
  for (const text of ['Ladies Smaller', 'Re-Tip', 'Bracelet Hinge', 'French/Omega Clips', '$25 per inch']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<a[^>]*id="tab-chains"[^>]*aria-selected="true"/);
  expect(html).toMatch(/<div[^>]*id="panel-ring-sizing"[^>]*hidden=""/);
  expect(html).not.toMatch(/<div[^>]*id="panel-chains"[^>]*hidden=""/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links to their own address', async ({ page, complaints }) => {
    complaints.expected(/\.js csp$/);
    await page.goto('/services');
    await page.getByRole('tab', { name: 'Earrings' }).click();
    await expect(page).toHaveURL('/services?service=earrings');
    await expect(page.getByRole('tabpanel', { name: 'Earrings' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Ring Sizing' })).toBeHidden();
  });
});

test('a tab changes panel and address and leaves the page where it is', async ({ page }) => {
  await visit(page, '/services');
  const stoneSetting = page.getByRole('tab', { name: 'Stone Setting' });
  await stoneSetting.evaluate((tab) => tab.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  await stoneSetting.click();
  await expect(page).toHaveURL('/services?service=stone-setting');
  await expect(page.getByRole('tabpanel', { name: 'Stone Setting' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.reload();
  await expect(stoneSetting).toHaveAttribute('aria-selected', 'true');
});

test('a tab opens at once while the form below is still on its way, and costs it nothing', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/quote-form-*.js');
  const asked = page.waitForRequest('**/assets/quote-form-*.js');
  await page.goto('/services');
  await asked;
  await page.getByLabel('Name').fill('Elena Marsh');
  await page.getByRole('tab', { name: 'Chains' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Chains' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeEnabled();
  await expect(page.getByLabel('Name')).toHaveValue('Elena Marsh');
});

test('arrow keys walk through the tabs', async ({ page }) => {
  await visit(page, '/services');
  await page.getByRole('tab', { name: 'Ring Sizing' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Additional' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Additional' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Additional' })).toBeFocused();
});

test('on a phone the open tab is in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/services?service=additional');
  await expect(page.getByRole('tab', { name: 'Additional' })).toBeInViewport({ ratio: 0.95 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test.describe('the quote form', () => {
  test('says what is missing, first field first', async ({ page }) => {
    await visit(page, '/services');
    await page.getByRole('button', { name: 'Request a Quote' }).click();
    const form = page.getByRole('form', { name: 'Request a quote' });
    await expect(form.getByText('Please select a service type.')).toBeVisible();
    await expect(form.getByText('Message must be at least 10 characters.')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
  });

  test('is stored, thanked for and emptied', async ({ page }) => {
    await visit(page, '/services');
    const form = page.getByRole('form', { name: 'Request a quote' });
    await form.getByLabel('Name').fill('Elena Marsh');
    await form.getByLabel('Email').fill('elena@example.com');
    await form.getByLabel('Service').selectOption('Chains');
    await form.getByLabel('Message').fill('A broken link near the clasp.');
    await page.getByRole('button', { name: 'Request a Quote' }).click();
    await expect(page.getByText('Service Request Submitted')).toBeVisible();
    await expect(
      page.getByText("Thank you for your request. I'll get back to you within 24 hours."),
    ).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveCount(0);
    await form.getByRole('button', { name: 'Ask for another quote' }).click();
    await expect(form.getByLabel('Message')).toHaveValue('');
  });

  test('keeps what was written when the server cannot be reached', async ({ page, complaints }) => {
    complaints.expected(/service-requests|ERR_FAILED/);
    await page.route('**/api/service-requests', (route) => route.abort('failed'));
    await visit(page, '/services');
    const form = page.getByRole('form', { name: 'Request a quote' });
    await form.getByLabel('Name').fill('Elena Marsh');
    await form.getByLabel('Email').fill('elena@example.com');
    await form.getByLabel('Service').selectOption('Earrings');
    await form.getByLabel('Message').fill('Screw backs for a pair of studs.');
    await page.getByRole('button', { name: 'Request a Quote' }).click();
    await expect(
      page.getByText('There was a problem submitting your request. Please try again.'),
    ).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Screw backs for a pair of studs.');
    await expect(form.getByLabel('Service')).toHaveValue('Earrings');
  });
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
