import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from './support/site-test.ts';

test.use({ viewport: { width: 375, height: 667 } });

const getForm = (page: Page) => page.getByRole('form', { name: 'Send a message' });
const getSubmit = (page: Page) => getForm(page).getByRole('button', { name: /^Send/ });
const getReceipt = (page: Page) => getForm(page).getByRole('heading', { name: 'We have your message' });

const openAndFillIn = async (page: Page) => {
  await page.goto('/contact');
  const form = getForm(page);
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Message').fill('The clasp of my bracelet is worn.');
};

test('a message is stored once, however often the button is pressed, and another one can be written', {
  tag: ['@journey', '@firefox'],
}, async ({ page }) => {
  const posts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/contact')) posts.push(response.status());
  });
  await openAndFillIn(page);
  await getSubmit(page).dblclick();
  await expect(getReceipt(page)).toBeFocused();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
  await expect(getForm(page).getByLabel('Name')).toHaveValue('');
  expect(posts).toEqual([201]);
});

test('after a failure the notice leaves the button free, and another attempt takes it away', {
  tag: ['@journey', '@firefox'],
}, async ({ page, complaints }) => {
  complaints.expected(/ERR_FAILED|NS_ERROR_ABORT/);
  await openAndFillIn(page);
  await page.route('**/api/contact', (route) => route.abort());
  const send = getSubmit(page);
  // Where the notice will be.
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await send.click();
  const notice = page.getByRole('region', { name: 'Notifications' }).locator('> div');
  await expect(notice).toContainText('There was a problem sending your message. Please try again.');
  await expect(send).toBeFocused();
  await expect
    .poll(async () => {
      const [button, card] = await Promise.all([send.boundingBox(), notice.boundingBox()]);
      return (card?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
    })
    .toBeGreaterThan(0);

  await page.unroute('**/api/contact');
  const answer = await holdRequests(page, '**/api/contact');
  await send.click();
  await expect(send).toHaveText('Sending...');
  await expect(notice).toHaveCount(0);
  // Whoever presses once more is led to the confirmation all the same.
  await send.click({ force: true });
  answer();
  await expect(getReceipt(page)).toBeFocused();
  await expect(getReceipt(page)).toBeInViewport();
});

test('a confirmation is in view as soon as it is there, with nothing passing by', async ({ page }) => {
  await openAndFillIn(page);
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const title = document.querySelector('form h3');
          if (!title) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(title.getBoundingClientRect().top));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await getSubmit(page).click();
  const top = await seen;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(667);
  // But for the few pixels by which it rises.
  await expect
    .poll(async () => Math.abs(((await getReceipt(page).boundingBox())?.y ?? 0) - top))
    .toBeLessThan(12);
});
