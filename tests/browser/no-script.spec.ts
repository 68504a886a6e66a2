import type { Page } from '@playwright/test';
import { getMenu, getMenuToggle, scrollMenuToItsEnd } from './support/side-menu.ts';
import { expect, test } from './support/site-test.ts';

// Without scripts the page stays as sent by the server.
test.use({ javaScriptEnabled: false });

/** Text and pictures of the page that are transparent: what fades in by script would stay so. */
const transparentParts = (page: Page) =>
  page
    .getByRole('main')
    .locator('h2, h3, p, img, li')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent || element.getAttribute('src')),
    );

const shown = [
  { path: '/', texts: ['Certified Master Goldsmith', 'Still Have Questions?'] },
  { path: '/category/engagement-rings', texts: ['Round Solitaire in Yellow Gold', '$4,850'] },
  { path: '/product/round-solitaire-in-yellow-gold', texts: ['Yellow gold 18k, diamond', 'Bridal'] },
  { path: '/services', texts: ['What’s Included', 'Ladies Smaller', '$25'] },
  { path: '/about', texts: ['One bench, one pair of hands', 'Estimates are free'] },
];

test('pages can be read', { tag: '@journey' }, async ({ page }) => {
  for (const { path, texts } of shown) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const text of texts)
        await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => transparentParts(page)).toEqual([]);
    });
  }
});

test('questions, filters, pictures and links do what they say', async ({ page, complaints }) => {
  // An image document has no icon, so the browser requests the site's.
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
  // A form that is refused.
  complaints.expected(/console: Failed to load resource: .* 400 \(Bad Request\)/);
  await page.setViewportSize({ width: 375, height: 812 });
  await test.step('several questions are open at a time', async () => {
    await page.goto('/');
    const question = (name: string) => page.locator('details', { hasText: name });
    const estimates = question('Do you give estimates for repairs?');
    const areas = question('Which areas do you serve?');
    await expect(estimates.getByText('Estimates for repairs are free.')).toBeHidden();
    await estimates.locator('summary').click();
    await areas.locator('summary').click();
    await expect(estimates.getByText('Estimates for repairs are free.')).toBeVisible();
    await expect(areas.getByText('the rest of Palm Beach County')).toBeVisible();
    await estimates.locator('summary').click();
    await expect(estimates.getByText('Estimates for repairs are free.')).toBeHidden();
    await expect(areas.getByText('the rest of Palm Beach County')).toBeVisible();
  });
  await test.step('a phone narrows a category, takes it back and opens the picture of a product', async () => {
    const cards = page.locator('main li[id^="piece-"]:has(> a[href^="/product/"])');
    await page.goto('/category/engagement-rings');
    await page.locator('summary', { hasText: 'Style' }).click();
    await page.getByRole('link', { name: 'Halo 1' }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('link', { name: 'Style: Halo, clear' }).click();
    await expect(cards).toHaveCount(12);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pavé Halo/ })
      .click();
    await page.getByRole('link', { name: /^Pavé Halo.*Enlarge the picture$/ }).click();
    await expect(page).toHaveURL(/\/images\/1920\/products\//);
  });
  await test.step('an appointment is booked with the browser’s own fields', async () => {
    await page.goto('/appointment');
    const form = page.getByRole('form', { name: 'Book an Appointment' });
    const date = form.getByRole('textbox', { name: 'Date' });
    const year = Number((await date.getAttribute('min'))?.slice(0, 4));
    await date.fill(`${year + 1}-06-16`);
    await form.getByRole('combobox', { name: 'Time' }).selectOption('2:00 PM');
    await expect(form.getByRole('grid')).toBeHidden();
    await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
    await form.getByLabel('Name').fill('Ada Ferrer');
    await form.getByLabel('Email').fill('ada@example.com');
    const phone = form.getByLabel('Phone');
    await phone.press('Enter');
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
    await page.goBack();
    await expect(date).toHaveValue(`${year + 1}-06-16`);
    await phone.fill('561 555 0110');
    await form.getByRole('button', { name: 'Request Appointment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment Request Submitted');
  });
});

test('the menu opens, leads on, and closes on Escape, on its button and beside it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/contact');
  await getMenuToggle(page).click();
  await getMenu(page).getByRole('link', { name: 'Engagement', exact: true }).click();
  await expect(page).toHaveURL('/category/engagement-rings');
  await expect(getMenu(page)).toBeHidden();

  const product = page.getByRole('main').getByRole('link', { name: 'Vintage Milgrain Solitaire' });
  await product.scrollIntoViewIfNeeded();
  const box = (await product.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const closings = [
    () => page.keyboard.press('Escape'),
    async () => {
      await scrollMenuToItsEnd(page);
      await getMenu(page).getByRole('button', { name: 'Close menu' }).click();
    },
    // The margin beside the menu, over the picture of a product.
    () => page.mouse.click(box.x + box.width - 5, box.y + 20),
  ];
  for (const close of closings) {
    await getMenuToggle(page).click();
    await expect(getMenu(page)).toBeInViewport();
    await close();
    await expect(getMenu(page)).toBeHidden();
  }
  await expect(page).toHaveURL('/category/engagement-rings');
});
