import { record } from '../../inbox-suite/inbox-driver.ts';
import { mailSettings, replyingCases } from '../../inbox-suite/replying.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ settings: mailSettings, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

replyingCases(test);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a record with its reply box and menu is readable at every width, ${colorScheme}`, async ({
    portal,
  }) => {
    const { page } = portal;
    await page.emulateMedia({ colorScheme });
    await portal.open('/admin/requests');
    await page.getByRole('link', { name: /Grace Holloway/ }).click();
    for (const width of [375, 800, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const field = record(page).getByRole('textbox', { name: /^Reply to/ });
      await field.fill('Yes, {date}.');
      await expect(record(page).getByRole('button', { name: 'More', exact: true })).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      const saved = record(page).getByRole('button', { name: 'Saved replies', expanded: false });
      if (await saved.isVisible()) await saved.click();
      await expect(page.getByRole('searchbox', { name: 'Search saved replies' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await record(page).getByRole('button', { name: 'More', exact: true }).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  });
}

test('the saved replies are seen when they are opened, each with what changes it', async ({ portal }) => {
  const { page } = portal;
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await portal.open('/admin/requests');
    await page.getByRole('link', { name: /Grace Holloway/ }).click();
    await record(page).getByRole('button', { name: 'Saved replies', expanded: false }).click();
    await expect(page.getByRole('button', { name: /^Edit “/ }).first()).toBeInViewport({ ratio: 1 });
  }
});
