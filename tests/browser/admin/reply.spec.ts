import type { APIRequestContext, Page } from '@playwright/test';
import { record, rows } from '../../inbox-suite/inbox-driver.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, mailSettings, test } from '../support/own-server-test.ts';
import type { PortalWindow } from '../support/portal-test.ts';
import { expectUsable } from '../support/usable.ts';

test.use({ settings: mailSettings });

const box = (page: Page) => record(page).getByRole('textbox', { name: /^Reply to/ });
const replies = (page: Page) => record(page).getByRole('list', { name: 'Replies' });
/** Opens the record at the top of the list, once it is that of the present case. */
const openNewest = async ({ page, open }: PortalWindow) => {
  await open('/admin/requests');
  await rows(page).first().filter({ hasText: grace() }).click();
};
const LONG = 'Could you re-tip the prongs of a vintage ring? '.repeat(43);

let senders = 0;
/** Whose message the present case is about: the newest, among those of the cases before. */
const grace = () => `Grace Holloway ${senders}`;

/** Sends a message of a visitor whom no other case knows. */
const sendGrace = async (request: APIRequestContext): Promise<void> => {
  senders += 1;
  const data = contactMessage({
    name: grace(),
    email: `grace.${senders}@example.com`,
    phone: `561 555 ${2000 + senders}`,
    message: LONG,
  });
  const response = await request.post('/api/contact', { data });
  expect(response.status()).toBe(201);
};

test.beforeEach(({ request }) => sendGrace(request));

test('a message is answered from Today by its row and Send, and the reply taken back', {
  tag: '@journey',
}, async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/dashboard');
  let clicks = 0;
  const click = async (target: ReturnType<Page['getByRole']>) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: new RegExp(grace()) }).first());
  await box(page).fill('Yes, gladly.\n\nOren');
  await click(record(page).getByRole('button', { name: 'Send' }));
  await expect(replies(page)).toContainText('It will be sent in a few seconds.');
  expect(clicks).toBe(2);
  await expect(record(page)).toContainText('Answered');
  await expect(
    record(page).getByRole('listitem').filter({ hasText: 'admin replied by email: Answered' }),
  ).toHaveCount(1);
  await expect(box(page)).toHaveCount(0);

  // The button that was pressed is gone; the next one is at hand.
  const undo = replies(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('Yes, gladly.\n\nOren');
  await expect(record(page).getByText('New', { exact: true })).toBeVisible();
});

test('what is typed is kept elsewhere and over a reload, and the actions stay in view', async ({
  portal,
}) => {
  const { page } = portal;
  await openNewest(portal);
  await record(page).getByRole('button', { name: 'Reply' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Not finished');
  await expect(record(page).getByRole('button', { name: 'Mark as answered' })).toBeInViewport();
  await page.getByRole('link', { name: 'Agenda' }).click();
  await page.getByRole('link', { name: /^Requests/ }).click();
  await rows(page).first().click();
  await expect(box(page)).toHaveValue('Not finished');
  await page.reload();
  await expect(box(page)).toHaveValue('Not finished');
  // So does what has happened, with its undo.
  await page.setViewportSize({ width: 800, height: 600 });
  await record(page).getByRole('textbox', { name: 'Private note' }).focus();
  await record(page).getByRole('button', { name: 'Mark as answered' }).press('Enter');
  const undo = record(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect
    .poll(() =>
      undo.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

test('a saved reply is found by words, filled in, and asks for what is missing', async ({ portal }) => {
  const { page } = portal;
  await openNewest(portal);
  await record(page).getByRole('button', { name: 'Saved replies' }).click();
  const search = record(page).getByRole('searchbox', { name: 'Search saved replies' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(record(page).getByRole('button', { name: 'Saved replies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('offer tim');
  await record(page)
    .getByRole('button', { name: /^Offer a time/ })
    .click();
  await expect(box(page)).toHaveValue(
    /^Hello Grace,\n\n[\s\S]*on \w+day, \w+ \d+ at \d+:00 [AP]M\.[\s\S]*\{staff\}\nOren Vale, \(561\) 555-0147$/,
  );
  // The first place that nobody knows is selected, so that it is replaced by typing.
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Ruth, {phone}');
  await expect(box(page)).toHaveValue(/Ruth, \{phone\}\nOren Vale/);
  await record(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toContainText('Still to fill in: {phone}');
  await page.getByRole('button', { name: 'Send as it is' }).click();
  await expect(replies(page)).toContainText('Ruth, {phone}');
});

test('a saved reply is written, changed and deleted', async ({ portal, complaints }) => {
  complaints.expected(/400/);
  const { page } = portal;
  await openNewest(portal);
  await record(page).getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('button', { name: 'New saved reply' }).click();
  const form = page.getByRole('form', { name: 'Saved reply', exact: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please enter a title.');
  await form.getByLabel('Title').fill('Prongs');
  await form.getByLabel('Text').fill('We re-tip prongs.');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit “Prongs”' }).click();
  await form.getByLabel('Title').fill('Re-tipping');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit “Re-tipping”' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /Re-tipping/ })).toHaveCount(0);
});

test('Escape leaves a saved reply, and asks first when something was typed', async ({ portal }) => {
  const { page } = portal;
  await openNewest(portal);
  await record(page).getByRole('button', { name: 'Saved replies' }).click();
  const form = page.getByRole('form', { name: 'Saved reply', exact: true });
  const search = record(page).getByRole('searchbox', { name: 'Search saved replies' });
  const edit = page.getByRole('button', { name: 'Edit “Offer a time”' });
  await edit.click();
  await form.getByLabel('Text').press('Escape');
  await expect(form).toBeHidden();
  await expect(search).toBeFocused();
  await edit.click();
  await form.getByLabel('Text').fill('Half a sentence');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Text')).toHaveValue('Half a sentence');
  await expect(form.getByLabel('Text')).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(search).toBeFocused();
});

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
