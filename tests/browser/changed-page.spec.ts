import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-requests.ts';
import { untilHydrated, untilMarked, visit } from './support/hydrated.ts';
import { extendPage, translatePage } from './support/page-changers.ts';
import { expect, test } from './support/site-test.ts';

/** What the site says on the console if the page was changed before it was hydrated. */
const REPORT = /was changed before it was hydrated/;

const changers = [
  { who: 'a translator', change: translatePage },
  { who: 'an extension', change: extendPage },
];

/** Labels are matched in part: a translator has put brackets around them. */
const field = (page: Page, form: string, label: string) =>
  page.getByRole('form', { name: form }).getByLabel(label);

for (const { who, change } of changers) {
  test(`what was typed and chosen before ${who} changed the page stays, with the focus`, {
    tag: who === 'a translator' ? '@journey' : [],
  }, async ({ page, complaints }) => {
    complaints.expected(REPORT);
    const release = await holdScripts(page);
    await page.goto('/appointment', { waitUntil: 'commit' });
    const name = 'Book an Appointment';
    const form = page.getByRole('form', { name });
    await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
    await field(page, name, 'Name').fill('Ada Ferrer');
    await field(page, name, 'Email').fill('ada@example.com');
    const message = field(page, name, 'Notes');
    await message.fill('The clasp of my bracelet is worn.');
    await message.press('Home');
    await change(page);
    await expect(message).toBeFocused();
    release();
    await untilHydrated(page);
    await expect(form.getByRole('radio', { name: 'Jewelry Appraisal' })).toBeChecked();
    await expect(field(page, name, 'Name')).toHaveValue('Ada Ferrer');
    await expect(field(page, name, 'Email')).toHaveValue('ada@example.com');
    await expect(message).toHaveValue('The clasp of my bracelet is worn.');
    await expect(message).toBeFocused();
    await page.keyboard.type('Hello. ');
    await expect(message).toHaveValue('Hello. The clasp of my bracelet is worn.');
    // The form knows of it: only what is still missing is asked for.
    await field(page, name, 'Email').clear();
    await form.locator('button[type=submit]').click();
    await expect(field(page, name, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name, 'Name')).toHaveAttribute('aria-invalid', 'false');
    await expect(message).toHaveAttribute('aria-invalid', 'false');
    await expect(form.getByRole('radiogroup').first()).toHaveAttribute('aria-invalid', 'false');
  });
}

/** Uses what changes on a page; labels are matched in part, because of the translator's brackets. */
const uses: readonly { path: string; what: string; use: (page: Page) => Promise<void> }[] = [
  {
    path: '/contact',
    what: 'errors of a form, and its confirmation',
    use: async (page) => {
      const form = page.getByRole('form', { name: 'Send a message' });
      await form.locator('button[type=submit]').click();
      await expect(form.getByText('Name must be at least 2 characters.')).toBeVisible();
      await form.getByLabel('Name').fill('Ada Ferrer');
      await expect(form.getByText('Name must be at least 2 characters.')).toHaveCount(0);
      await form.getByLabel('Email').fill('ada@example.com');
      await form.getByLabel('Message').fill('The clasp of my bracelet is worn.');
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('heading', { name: 'We have your message' })).toBeVisible();
      await expect(form.getByLabel('Message')).toHaveValue('');
    },
  },
  {
    path: '/category/engagement-rings',
    what: 'filters, the number of products and the way to other pages',
    use: async (page) => {
      const bar = page.getByRole('group', { name: 'Narrow and sort' });
      const count = page.getByRole('main').locator('p[aria-live=polite]').first();
      await bar.locator('summary').filter({ hasText: 'Style' }).click();
      await bar.getByRole('link', { name: 'Halo' }).click();
      await expect(page).toHaveURL(/style=halo/);
      await expect(count).toContainText('1 piece');
      await page.getByRole('link', { name: 'Style: Halo, clear' }).click();
      await expect(count).toContainText('12 pieces');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    },
  },
  {
    path: '/',
    what: 'the wheel, from its spin to the form and back,',
    use: async (page) => {
      await page.getByRole('button', { name: 'Open the Wheel of Fortune' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'SPIN TO WIN!' }).click();
      await dialog.getByRole('button', { name: 'Claim Prize' }).click();
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Back' }).click();
      await dialog.getByRole('button', { name: 'Spin Again' }).click();
      await expect(dialog.getByRole('button', { name: 'SPIN TO WIN!' })).toBeEnabled();
    },
  },
];

test('pages that were translated before they were hydrated work', async ({ page, complaints }) => {
  test.slow();
  complaints.expected(REPORT);
  for (const { path, what, use } of uses) {
    await test.step(`${path}: ${what}`, async () => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await translatePage(page);
      release();
      await untilHydrated(page);
      await use(page);
      await page.unrouteAll();
    });
  }
});

test('pages that are translated afterwards work', async ({ page, complaints }) => {
  test.slow();
  // The code of the footer may come after that of the page.
  complaints.expected(REPORT);
  for (const { path, what, use } of uses) {
    await test.step(`${path}: ${what}`, async () => {
      await visit(page, path);
      await translatePage(page);
      await use(page);
    });
  }
});

test('a translator does not make the page wait for its code: the server’s words stay until it is there', async ({
  page,
  complaints,
}) => {
  complaints.expected(REPORT);
  const release = await holdScripts(page);
  await page.goto('/testimonials', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const heading = page.getByRole('heading', { level: 1 });
  const element = await heading.elementHandle();
  await translatePage(page);
  release();
  await untilMarked(page, 'hydrated');
  await expect.poll(() => element?.evaluate((node) => node.isConnected)).toBe(true);
  await untilHydrated(page);
  await expect(heading).toBeVisible();
});
