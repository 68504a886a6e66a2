import { record, rows } from '../../inbox-suite/inbox-driver.ts';
import { mailSettings, replyingCases } from '../../inbox-suite/replying.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/own-server-test.ts';
import { expectUsable } from '../support/usable.ts';

test.use({ settings: mailSettings });

replyingCases(test);

test('a record with its reply box, saved replies and menu is readable at every width, in light and dark', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/admin/requests');
  await rows(page).first().click();
  await record(page)
    .getByRole('textbox', { name: /^Reply to/ })
    .fill('Yes, {date}.');
  await expectUsable(page, {
    shown: () => expect(record(page).getByRole('button', { name: 'More', exact: true })).toBeInViewport(),
  });
  // Each with what changes it, seen when they are opened.
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const saved = record(page).getByRole('button', { name: 'Saved replies' });
    await saved.click();
    await expect(page.getByRole('searchbox', { name: 'Search saved replies' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit “/ }).first()).toBeInViewport({ ratio: 1 });
    if (width === 1440) await saved.click();
  }
  await expectUsable(page);
  await record(page).getByRole('button', { name: 'More', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeVisible();
  await expectNoViolations(page);
});
