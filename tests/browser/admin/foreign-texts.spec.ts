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

test('a name and a message written from right to left are cut at their own end', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const name = 'محمد عبد الرحمن بن خالد الهاشمي من مدينة بعيدة جدا على شاطئ البحر';
  const message = 'مرحبا، أريد إصلاح خاتم قديم ورثته عن جدتي، وفيه حجر أزرق مكسور من الطرف منذ سنوات طويلة';
  const response = await request.post('/api/contact', { data: contactMessage({ name, message }) });
  expect(response.status()).toBe(201);
  const words = 'السلام عليكم، أرغب في إصلاح خاتم جدتي المصنوع من البلاتين، هل يمكنكم تقدير التكلفة؟';
  const quote = serviceRequest({ name: 'Right Left', message: words });
  const responseToQuote = await request.post('/api/service-requests', { data: quote });
  expect(responseToQuote.status()).toBe(201);
  await page.setViewportSize({ width: 375, height: 800 });
  await portal.open('/admin/requests');
  const row = page.getByRole('row', { name: new RegExp(name.slice(0, 12)) }).first();
  for (const text of [name, message.slice(0, 12)]) {
    const shown = row.locator('[dir=auto]').filter({ hasText: text });
    await expect(shown).toHaveCSS('direction', 'rtl');
    await expect.poll(() => cutAndStart(shown, text)).toEqual({ isCut: true, startsInside: true });
  }
  // Of words after a service, which is in English, the beginning is shown.
  const after = page
    .getByRole('row', { name: /Right Left/ })
    .first()
    .locator('[dir=auto]')
    .filter({ hasText: 'Ring Sizing' });
  await expect.poll(() => cutAndStart(after, words.slice(0, 6))).toEqual({ isCut: true, startsInside: true });
});
