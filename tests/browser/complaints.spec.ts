import { seeAll, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

/*
 * What two complaints against jewelers' websites (Southern District of Florida, 2023 and 2024) name, each by
 * keyboard and by what a screen reader is told. Visible focus and contrast: accessibility.spec.ts.
 */

test.describe('the film of the home page', () => {
  test.use({ films: true });

  test('has a described picture in its place and is paused by keyboard', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('img').first()).toHaveAccessibleName(/\w+ \w+/);
    const film = main.locator('video');
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    const pause = main.getByRole('button', { name: 'Pause the video' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Play the video' })).toBeFocused();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });
});

test('the announcements are stopped, moved and set going again by keyboard, and read out when moved', async ({
  page,
}) => {
  await visit(page, '/contact');
  const banner = page.getByRole('region', { name: 'Announcements' });
  await banner.getByRole('button', { name: 'Pause announcements' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: 'Play announcements' })).toBeFocused();
  const live = banner.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Previous announcement' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(live.locator('[data-current]')).toContainText('Your own stones are welcome');
  // What is not shown is not read either, and cannot be reached.
  await expect(live.getByRole('paragraph')).toHaveCount(1);
});

test('every field of the appointment form has a name, and its error is told with it', async ({ page }) => {
  await visit(page, '/appointment');
  const form = page.getByRole('form', { name: 'Book an Appointment' });
  for (const name of ['Name', 'Email', 'Phone', 'Notes (optional)']) {
    await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Appointment type', 'Time']) {
    await expect(form.getByRole('radiogroup', { name })).toBeVisible();
  }
  await expect(form.getByRole('group', { name: 'Date' })).toBeVisible();
  for (const radio of await form.getByRole('radio').all()) await expect(radio).toHaveAccessibleName(/\w/);

  await form.getByRole('button', { name: 'Request Appointment' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radio', { name: 'Engagement Rings' })).toBeFocused();
  const errors = [
    [form.getByRole('radiogroup', { name: 'Appointment type' }), 'Please select the type of appointment.'],
    [form.getByRole('group', { name: 'Date' }), 'Please select a date for your appointment.'],
    [form.getByRole('radiogroup', { name: 'Time' }), 'Please select a time for your appointment.'],
    [form.getByRole('textbox', { name: 'Name' }), 'Name must be at least 2 characters.'],
    [form.getByRole('textbox', { name: 'Email' }), 'Please enter a valid email address.'],
    [form.getByRole('textbox', { name: 'Phone' }), 'Please enter a valid phone number.'],
  ] as const;
  for (const [field, error] of errors) {
    await expect(field).toHaveAccessibleDescription(new RegExp(error));
  }
});

test('how many fields of a form are wrong is announced, again with each attempt', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Send a message' });
  const alert = form.getByRole('alert');
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('3 fields need your attention.');
  await form.getByLabel('Name').fill('Ada Ferrer');
  await form.getByLabel('Email').fill('ada@example.com');
  await expect(alert).toHaveText('3 fields need your attention.');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('1 field needs your attention.');
});

test('a picture of a product is opened, enlarged and closed by keyboard, and each step is told', async ({
  page,
}) => {
  await visit(page, '/product/round-solitaire-in-yellow-gold');
  const opener = page.getByRole('link', { name: 'Enlarge the picture' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Enlarged picture: Round Solitaire in Yellow Gold/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Enter');
  // Another status says which of the pictures it is.
  const size = dialog.getByRole('status').filter({ hasText: 'Enlarged' });
  await expect(size).toHaveText('Enlarged to 150%');
  await page.keyboard.press('0');
  await expect(size).toHaveText('Enlarged to 100%');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a list is narrowed and sorted by keyboard, and the number of pieces is announced', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  const bar = page.getByRole('group', { name: 'Narrow and sort' });
  const count = page.locator('p[aria-live=polite]').first();
  await bar.locator('summary').filter({ hasText: 'Style' }).focus();
  await page.keyboard.press('Enter');
  const halo = bar.getByRole('link', { name: 'Halo' });
  await halo.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/style=halo/);
  await expect(count).toHaveText('1 piece');
  await expect(bar.locator('summary').filter({ hasText: 'Style' })).toBeFocused();

  const sort = bar.locator('summary').filter({ hasText: 'Sort' });
  await sort.focus();
  await page.keyboard.press('Space');
  await bar.getByRole('link', { name: 'Price, low to high' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=price-asc/);
});

for (const path of [
  '/',
  '/services',
  '/category/engagement-rings',
  '/product/round-solitaire-in-yellow-gold',
]) {
  test(`links of ${path} say where they lead, and those that say the same lead to the same place`, async ({
    page,
  }) => {
    await visit(page, path);
    await seeAll(page);
    const links = await page.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
        pictures: [...link.querySelectorAll('img')].map(({ alt }) => alt).join(' '),
        href: link.getAttribute('href') ?? '',
      })),
    );
    const nameless = links.filter(({ name, pictures }) => !name && !pictures);
    expect(nameless).toEqual([]);
    expect(
      links.filter(({ name }) => /^(click )?here$|^(read|learn) more$|^more$|^link$/i.test(name)),
    ).toEqual([]);
    // The footer's links to customer service are placeholders (SPEC section 2): they lead nowhere.
    const leading = links.filter(({ href }) => href && href !== '#');
    const getLocations = (name: string) =>
      new Set(leading.filter((link) => link.name === name).map(({ href }) => href.split('#')[0]));
    const ambiguous = [...new Set(leading.map(({ name }) => name))].filter(
      (name) => name && getLocations(name).size > 1,
    );
    expect(ambiguous).toEqual([]);
  });
}

test('the contact page leads to what was tested, and that page to ways to write', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('main').getByRole('link', { name: 'Accessibility of this website' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(page.getByText('Last tested in November 2026.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Send a Message' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
