import type { Locator } from '@playwright/test';
import { contactMessage, serviceRequest } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';

/** Whether an element has no room for its whole text, and shows where a part of it begins. */
const cutAndStart = (shown: Locator, text: string) =>
  shown.evaluate((element, part) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    walker.nextNode();
    const start = walker.currentNode.textContent?.indexOf(part) ?? -1;
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, start + 1);
    const { left, right, bottom } = element.getBoundingClientRect();
    const first = range.getBoundingClientRect();
    return {
      isCut: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      startsInside: left - 1 <= first.left && first.right <= right + 1 && first.bottom <= bottom + 1,
    };
  }, text);

test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

test('figures stay right after a translator has replaced the page’s texts', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/media');
  await expect(page.getByText(/^Select All \(0\/\d+\)$/)).toBeVisible();
  // As the translators in browsers do: each text is put into an element of theirs.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
  const files = page.locator('[role=row][data-position]');
  await files.nth(0).click();
  await files.nth(1).click();
  await expect(page.getByText(/^Select All \(2\/\d+\)$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('solitaire');
  const found = page.getByText(/^\d+ files found$/).first();
  await expect.poll(async () => Number.parseInt((await found.textContent()) ?? '', 10)).toBeLessThan(50);
  await expect(page.getByText('2 more selected, hidden by the filters')).toBeVisible();
});

test('a name and a message written from right to left are cut at their own end', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const name = 'محمد عبد الرحمن بن خالد الهاشمي من مدينة بعيدة جدا على شاطئ البحر';
  const message = 'مرحبا، أريد إصلاح خاتم قديم ورثته عن جدتي، وفيه حجر أزرق مكسور من الطرف منذ سنوات طويلة';
  expect((await request.post('/api/contact', { data: contactMessage({ name, message }) })).status()).toBe(
    201,
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await portal.open('/admin/requests');
  const row = page.getByRole('row', { name: new RegExp(name.slice(0, 12)) }).first();
  for (const text of [name, message.slice(0, 12)]) {
    const shown = row.locator('[dir=auto]').filter({ hasText: text });
    await expect(shown).toHaveCSS('direction', 'rtl');
    expect(await cutAndStart(shown, text)).toEqual({ isCut: true, startsInside: true });
  }
});

test('of words from right to left after a service, the beginning is shown', async ({ portal, request }) => {
  const { page } = portal;
  const message = 'السلام عليكم، أرغب في إصلاح خاتم جدتي المصنوع من البلاتين، هل يمكنكم تقدير التكلفة؟';
  const quote = serviceRequest({ name: 'Right Left', message });
  expect((await request.post('/api/service-requests', { data: quote })).status()).toBe(201);
  await page.setViewportSize({ width: 375, height: 800 });
  await portal.open('/admin/requests');
  const row = page.getByRole('row', { name: /Right Left/ }).first();
  const shown = row.locator('[dir=auto]').filter({ hasText: 'Ring Sizing' });
  expect(await cutAndStart(shown, message.slice(0, 6))).toEqual({ isCut: true, startsInside: true });
});

test('outgoing mail to a long address fits a phone', async ({ portal, request }) => {
  const { page } = portal;
  const email = `${'a'.repeat(60)}@${'b'.repeat(40)}.example.com`;
  expect((await request.post('/api/contact', { data: contactMessage({ email }) })).status()).toBe(201);
  await page.setViewportSize({ width: 375, height: 800 });
  await portal.open('/admin/mail');
  await expect(page.getByText(email).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
