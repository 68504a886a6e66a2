import type { Page } from '@playwright/test';
import { productsOf } from '../support/sample-products.ts';
import { expectNoViolations } from './support/axe.ts';
import { seeAll, visit } from './support/hydrated.ts';
import { tabThrough } from './support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { missingScreens, screens } from './support/screens.ts';
import { expect, test } from './support/site-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [
  ...screens.map(({ path }) => path),
  '/category/engagement-rings?style=halo',
  missingScreens[0].path,
];
const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 900 };

test.beforeEach(({ complaints }) => {
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
});

// One page load for all widths, because loading takes most of the time of such a test.
for (const path of pages) {
  test(`${path} fits, can be read in every size, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await seeAll(page);

    await test.step('the narrowest phone', () => expectNoSidewaysScroll(page));

    for (const viewport of [phone, desktop]) {
      await test.step(`axe at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await expectNoViolations(page);
      });
    }

    await test.step('a desktop zoomed to twice the size', async () => {
      // Breakpoints are in rem: with larger text or zoom, half the desktop's width is left.
      await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
    });

    await test.step('text of twice the size', async () => {
      await page.setViewportSize(phone);
      await enlargeText(page);
      await seeAll(page);
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
    });
  });
}

for (const path of ['/', '/category/engagement-rings', '/appointment', '/services', '/account']) {
  test(`Tab reaches everything on ${path}, and shows where it is`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, path);
    await seeAll(page);
    const tour = await tabThrough(page);
    expect(tour.missed).toEqual([]);
    expect(tour.unmarked).toEqual([]);
    expect(tour.reached).toBeGreaterThan(25);
  });
}

/** States of the pages in which axe checks again. */
const states: {
  name: string;
  path: string;
  viewports?: (typeof phone)[];
  enter: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the side menu open',
    path: '/',
    viewports: [phone],
    enter: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'a panel of the shop row open',
    path: '/',
    viewports: [desktop],
    enter: async (page) => {
      await page
        .getByRole('navigation', { name: 'Jewelry' })
        .getByRole('button', { name: 'Engagement: show links' })
        .click();
      await expect(page.getByRole('link', { name: 'All Engagement Rings' })).toBeVisible();
    },
  },
  {
    name: 'a menu of the filters open',
    path: '/category/engagement-rings?material=platinum&sort=price-asc',
    enter: async (page) => {
      await page.locator('summary', { hasText: 'Material' }).click();
      const ofRoseGold = productsOf('engagement-rings').filter(({ material }) =>
        material?.startsWith('Rose gold'),
      );
      await expect(page.getByRole('link', { name: `Rose gold ${ofRoseGold.length}` })).toBeVisible();
    },
  },
  {
    name: 'every question open',
    path: '/',
    enter: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click();
      await expect(page.locator('details[open]')).toHaveCount(8);
    },
  },
  ...[
    { path: '/contact', form: 'Send a message', message: 'Name must be at least 2 characters.' },
    { path: '/', form: 'Send a message', message: 'Message must be at least 10 characters.' },
    { path: '/', form: 'Subscribe to the newsletter', message: 'Please enter a valid email address' },
    { path: '/services', form: 'Request a quote', message: 'Please select a service type.' },
    {
      path: '/appointment',
      form: 'Book an Appointment',
      message: 'Please select a date for your appointment.',
    },
    { path: '/account', form: 'Sign in', message: 'Password must be at least 6 characters.' },
  ].map(({ path, form, message }) => ({
    name: `errors in the form '${form}'`,
    path,
    enter: async (page: Page) => {
      const there = page.getByRole('form', { name: form });
      await there.locator('button[type=submit]').click();
      await expect(there.getByText(message)).toBeVisible();
    },
  })),
  {
    name: 'a toast',
    path: '/contact',
    enter: async (page) => {
      const form = page.getByRole('form', { name: 'Send a message' });
      await form.getByLabel('Name').fill('Ada Ferrer');
      await form.getByLabel('Email').fill('ada.ferrer@example.com');
      await form.getByLabel('Message').fill('Could you re-tip the prongs of a vintage ring?');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent Successfully')).toBeVisible();
    },
  },
  {
    name: 'another service chosen',
    path: '/services',
    enter: async (page) => {
      await page.getByRole('tab', { name: 'Earrings' }).click();
      await expect(page.getByRole('link', { name: 'CALL' })).toBeVisible();
    },
  },
  {
    name: 'the second tab',
    path: '/account',
    enter: async (page) => {
      await page.getByRole('tab', { name: 'Create Account' }).click();
      await expect(page.getByRole('form', { name: 'Create account' })).toBeVisible();
    },
  },
];

for (const { name, path, viewports = [phone, desktop], enter } of states) {
  test(`axe finds nothing on ${path} with ${name}`, async ({ page }) => {
    await page.setViewportSize(viewports[0] ?? phone);
    await visit(page, path);
    await enter(page);
    for (const viewport of viewports) {
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await expectNoViolations(page);
      });
    }
  });
}

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing at any step of the wheel at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open the Wheel of Fortune' }).click();
    const popup = page.getByRole('dialog');
    const spin = popup.getByRole('button', { name: 'SPIN TO WIN!' });
    await expect(spin).toBeVisible();
    await expectNoViolations(page);

    await popup.getByText('The odds').click();
    await expectNoViolations(page);

    await spin.click();
    await expect(spin).toBeDisabled();
    await expectNoViolations(page);

    await expect(popup.getByText('Congratulations!')).toBeVisible();
    await expectNoViolations(page);

    await popup.getByRole('button', { name: 'Claim Prize' }).click();
    await expect(popup.getByLabel('Full Name')).toBeVisible();
    await expectNoViolations(page);

    await popup.getByRole('button', { name: 'Claim Prize' }).click();
    await expect(popup.getByText('Please enter a valid phone number.')).toBeVisible();
    await expectNoViolations(page);
  });
}
