import { expect, test } from './support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('several questions of the home page open and close by themselves', async ({ page }) => {
  await page.goto('/');
  const question = (name: string) => page.locator('details', { hasText: name });
  const estimates = question('Do you give estimates for repairs?');
  const areas = question('Which areas do you serve?');
  await estimates.locator('summary').click();
  await areas.locator('summary').click();
  await expect(estimates.getByText('Estimates for repairs are free.')).toBeVisible();
  await expect(areas.getByText('the rest of Palm Beach County')).toBeVisible();
  await estimates.locator('summary').click();
  await expect(estimates.getByText('Estimates for repairs are free.')).toBeHidden();
  await expect(areas.getByText('the rest of Palm Beach County')).toBeVisible();
});

test('each service has an address of its own', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByText('Ladies Smaller')).toBeVisible();
  await page.getByRole('tab', { name: 'Chains' }).click();
  await expect(page).toHaveURL(/\/services\?service=chains$/);
  await expect(page.getByText('Install Clasp')).toBeVisible();
  await expect(page.getByText('Ladies Smaller')).toBeHidden();
});

test('the navigation leads on by plain links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Jewelry' }).getByRole('link', { name: 'Engagement' }).click();
  await expect(page).toHaveURL(/\/category\/engagement-rings$/);
  await page.getByRole('main').getByRole('link', { name: 'Vintage Milgrain' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vintage Milgrain');
});

for (const { path, form, field } of [
  { path: '/', form: 'Send a message', field: 'Name' },
  { path: '/', form: 'Subscribe to the newsletter', field: 'Email' },
  { path: '/contact', form: 'Send a message', field: 'Name' },
  { path: '/appointment', form: 'Book an Appointment', field: 'Name' },
  { path: '/services', form: 'Request a quote', field: 'Name' },
  { path: '/account', form: 'Sign in', field: 'Email' },
]) {
  test(`the form '${form}' of ${path} says what to do instead and cannot be sent`, async ({ page }) => {
    await page.goto(path);
    const there = page.getByRole('form', { name: form });
    // Text and role locators ignore noscript elements even when they are displayed.
    const note = there.locator('noscript > p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('This form needs JavaScript.');
    await expect(note.locator('a').first()).toHaveAttribute('href', 'tel:+15615550147');
    await expect(there.locator('button[type=submit]')).toBeDisabled();
    await there.getByLabel(field).first().fill('Ada');
    await there.getByLabel(field).first().press('Enter');
    await expect(there.getByLabel(field).first()).toHaveValue('Ada');
    expect(new URL(page.url()).search).toBe('');
  });
}
