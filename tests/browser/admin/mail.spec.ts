import { contactMessage } from '../../support/submission-builders.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';
import { expectUsable } from '../support/usable.ts';

const MAIL = '/admin/mail';

let senders = 0;
/** The visitor of the present case, whose message causes two mails: to them, and to the staff. */
const sender = () => `ada.ferrer.${senders}@example.com`;

test.beforeEach(async ({ request, complaints }) => {
  // The clock of these tests begins in every frame, also in that of the mail, in which nothing may run.
  complaints.expected(/about:srcdoc/);
  senders += 1;
  await request.post('/api/contact', { data: contactMessage({ email: sender() }) });
});

test('what would go out is shown, copied and written off while mail is off', async ({ portal, context }) => {
  const { page } = portal;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.open('/admin/settings#mail');
  await page.getByRole('link', { name: 'All outgoing mail' }).click();
  await portal.expectUrl(MAIL);
  await expect(page.getByRole('status').filter({ hasText: 'Email is not set up yet' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Mails' });
  const acknowledgement = list.getByRole('button', { name: sender() });
  await expect(acknowledgement).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Staff/ }).first()).not.toContainText('not set up');
  await expect(page.locator('main')).not.toContainText(/[A-Z]+_[A-Z]+/);

  await acknowledgement.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const mail = dialog.frameLocator('iframe[title="The email"]');
  await expect(mail.getByRole('heading', { name: 'We have received your message' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Subject and text of the email')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^We have received your message \(M-\w+\)\n\nOren Vale\n/);

  await dialog.getByRole('radio', { name: 'Text', exact: true }).click();
  await expect(dialog.getByText('We will get back to you within 24 hours.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByText('Discarded by admin.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(acknowledgement).toBeFocused();
  await page.getByLabel('Show').selectOption('Discarded (1)');
  await expect(list.getByRole('button')).toHaveCount(1);
  await expect(acknowledgement).toBeVisible();
});

test('list and preview are readable at every width, in light and dark', async ({ portal }) => {
  const { page } = portal;
  await portal.open(MAIL);
  await expect(page.getByRole('button', { name: sender() })).toBeVisible();
  await expectUsable(page);
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('button', { name: sender() }).click();
  await expect(page.frameLocator('iframe[title="The email"]').getByRole('heading')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoCutText(page);
  // axe runs scripts in every frame, and waits for ever for one that allows none.
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await expect(page.getByText('We will get back to you within 24 hours.')).toBeVisible();
  await expectUsable(page);
});

test('a mail 320 px wide keeps its labels in one line, on one ground, in light and dark', async ({
  portal,
  context,
}) => {
  await portal.open(MAIL);
  const shown = portal.page.waitForResponse((response) => /\/mails\/\d+$/.test(response.url()));
  await portal.page
    .getByRole('button', { name: /^Staff/ })
    .first()
    .click();
  const { html } = await (await shown).json();
  const mail = await context.newPage();
  await mail.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await mail.emulateMedia({ colorScheme });
    await mail.setContent(html);
    await expectNoSidewaysScroll(mail);
    const labels = await mail.getByRole('rowheader').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return { text: cell.textContent, lines: range.getClientRects().length };
      }),
    );
    expect(labels.map(({ text }) => text)).toEqual(['Reference', 'Name', 'Email', 'Phone', 'Message']);
    expect(labels.filter(({ lines }) => lines !== 1)).toEqual([]);
    const grounds = await mail.evaluate(() =>
      [document.body, document.querySelector('td')].map((element) =>
        element === null ? 'none' : getComputedStyle(element).backgroundColor,
      ),
    );
    expect(new Set(grounds).size).toBe(1);
  }
});
