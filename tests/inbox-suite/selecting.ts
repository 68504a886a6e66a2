import { expect, type Page } from '@playwright/test';
import { type InboxTest, record, rows, sendThree } from './inbox-driver.ts';

const selected = (page: Page) => rows(page).and(page.locator('[aria-selected=true]'));

/** Selecting several requests, as with files in the library. */
export const selectingCases = (test: InboxTest): void => {
  test.beforeEach(({ request }) => sendThree(request));

  test('several are selected by mouse and keyboard, changed, and taken back', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/requests');
    await expect(rows(page)).toHaveCount(3);
    // The checkbox and Ctrl+click add one, Shift+click adds a range; none of them opens a record.
    await page.getByRole('checkbox', { name: /Select Grace Holloway/ }).click();
    await expect(selected(page)).toHaveCount(1);
    await rows(page)
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await expect(selected(page)).toHaveCount(3);
    await rows(page)
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(selected(page)).toHaveCount(2);
    await portal.expectUrl('/admin/requests');
    await page.keyboard.press('Escape');
    await expect(selected(page)).toHaveCount(0);

    // A single tab stop; arrows move the focus, Shift extends the selection, Space toggles one.
    await rows(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected(page)).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByRole('checkbox', { name: 'Select All (3/3)' })).toBeChecked();
    await expect(page.locator('[role=row][tabindex="0"]')).toHaveCount(1);

    await page.getByRole('button', { name: 'Answered (3 selected)' }).click();
    const outcome = page.getByText('2 requests were marked as answered.');
    await expect(outcome).toContainText(/1 request was left as it is, because kind and status .*: P-/);
    await expect(rows(page).filter({ hasText: 'Answered' })).toHaveCount(2);
    // Requests that could not be changed stay selected.
    await expect(selected(page)).toContainText('Prize claim');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 requests were restored.')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Answered' })).toHaveCount(0);

    await page.getByRole('button', { name: 'More actions for the selection' }).click();
    await page.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect(page.getByRole('link', { name: 'Requests, 2 unread' })).toBeVisible();
    await expect(page).toHaveTitle(/^\(2\) Requests · /);

    // The slash key focuses the search, Enter on a row opens its record.
    await rows(page).first().focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused();
    await rows(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(record(page)).toContainText('Daniel Okafor');
    await record(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
    await portal.expectUrl('/admin/requests');
    await expect(rows(page).nth(1)).toContainText('Daniel Okafor, unread');
    await expect(rows(page).nth(1)).toBeFocused();
  });
};
