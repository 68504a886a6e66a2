import { expect } from '@playwright/test';
import { contactMessage } from '../support/submission-builders.ts';
import { type InboxTest, record, rows, sendThree } from './inbox-driver.ts';

/** A day's work with submissions. */
export const workingCases = (test: InboxTest): void => {
  test.beforeEach(({ request }) => sendThree(request));

  test('what visitors send is listed, read, answered, taken back and noted; what arrives meanwhile appears', {
    tag: '@journey',
  }, async ({ portal, request }) => {
    const { page } = portal;
    await portal.open('/admin/requests');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText('Grace Holloway, unread');
    await rows(page).first().press('Enter');
    await expect(record(page)).toContainText('My ring has lost its sapphire.');
    await expect(record(page)).toContainText('(561) 555-0110');
    await expect(rows(page).first()).not.toContainText('unread');

    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(rows(page).first()).toContainText('Answered');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).first()).toContainText('New');

    await page.getByLabel('Private note').fill('Comes by on Thursday.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByLabel('Private note')).toHaveValue('');
    const history = record(page).getByRole('listitem');
    await expect(history.filter({ hasText: 'admin: Answered' })).toHaveCount(1);
    await expect(history.filter({ hasText: 'admin undid the change: New' })).toHaveCount(1);
    await expect(record(page)).toContainText('Comes by on Thursday.');

    await page.getByRole('button', { name: 'Older request' }).click();
    await expect(record(page)).toContainText('Daniel Okafor');
    await expect(page.getByRole('link', { name: 'Write email' })).toHaveAttribute(
      'href',
      /^mailto:daniel@example\.com\?subject=Your%20quote%20request/,
    );
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await portal.expectUrl('/admin/requests');

    await page.getByRole('radio', { name: /^Waiting \d+$/ }).click();
    await expect(rows(page)).toHaveCount(3);
    await request.post('/api/contact', { data: contactMessage({ name: 'Noor Haddad' }) });
    await expect(rows(page).first()).toContainText('Noor Haddad');
    await page.getByRole('link', { name: 'Today' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting for a reply' });
    await expect(waiting.getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Claims to schedule' }).getByRole('link')).toHaveCount(1);
    await waiting.getByRole('link', { name: /Noor Haddad/ }).click();
    await expect(record(page)).toContainText('Noor Haddad');
  });
};
