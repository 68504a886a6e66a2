import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { NO_BODIES } from './support/appointment-form.ts';
import { expect, test } from './support/site-test.ts';

const getForm = (page: Page) => page.getByRole('form', { name: 'Send a message' });

const fillIn = async (page: Page) => {
  const form = getForm(page);
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Message').fill('The clasp of my bracelet is worn.');
};

test('names every way to reach the shop', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '(561) 555-0147' })).toHaveAttribute(
    'href',
    'tel:+15615550147',
  );
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/15615550147\?text=Hello/,
  );
});

test('a message is stored once, however often the button is pressed', async ({ page }) => {
  await page.goto('/contact');
  let posts = 0;
  await page.route('**/api/contact', async (route) => {
    posts += 1;
    await route.continue();
  });
  await fillIn(page);
  await getForm(page).getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
  await expect(
    page.getByText('Thank you for contacting the jeweler. We will get back to you shortly.'),
  ).toBeVisible();
  await expect(getForm(page).getByLabel('Name')).toHaveCount(0);
  await getForm(page).getByRole('button', { name: 'Write another message' }).click();
  await expect(getForm(page).getByLabel('Name')).toHaveValue('');
  expect(posts).toBe(1);
});

test('a pasted address is sent without its surroundings, and stays in the field as it was typed', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NO_BODIES);
  await page.goto('/contact');
  await fillIn(page);
  const pasted = '"Elena Marsh" <elena@example.com>,';
  await getForm(page).getByLabel('Email').fill(pasted);
  await getForm(page).getByLabel('Name').fill('\u202aElena Marsh\u202c');
  const answer = await holdRequests(page, '**/api/contact');
  const sent = page.waitForRequest('**/api/contact');
  await getForm(page).getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Elena Marsh', email: 'elena@example.com' });
  await expect(getForm(page).getByLabel('Email')).toHaveValue(pasted);
  answer();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
});

test('a message that nobody can see is none', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await getForm(page).getByLabel('Message').fill('\u200b'.repeat(10));
  await getForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(getForm(page).getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters.',
  );
});

test('wrong fields say so, and the first one has the focus', async ({ page }) => {
  await page.goto('/contact');
  const form = getForm(page);
  await form.getByLabel('Email').fill('elena@');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters.',
  );
});

test('says Sending... while a slow server takes its time, and nothing is lost meanwhile', async ({
  page,
}) => {
  await page.goto('/contact');
  const answer = await holdRequests(page, '**/api/contact');
  await fillIn(page);
  await getForm(page).getByRole('button', { name: 'Send Message' }).click();
  const sending = getForm(page).getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(getForm(page).getByLabel('Message')).toHaveValue('The clasp of my bracelet is worn.');
  answer();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
});

const FAILED = 'There was a problem sending your message. Please try again.';

test('a server that is gone leaves the message in the form', async ({ page, complaints }) => {
  complaints.expected(/ERR_FAILED|NS_ERROR_ABORT/);
  await page.goto('/contact');
  await page.route('**/api/contact', (route) => route.abort());
  await fillIn(page);
  await getForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(getForm(page).getByLabel('Message')).toHaveValue('The clasp of my bracelet is worn.');
  await expect(getForm(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();

  await page.unroute('**/api/contact');
  await getForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
});

test('the server is quoted when it says why it refuses', async ({ page, complaints }) => {
  complaints.expected(/429/);
  const refusal = 'Too many messages. Please try again in 10 minutes.';
  await page.goto('/contact');
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { success: false, code: 'rate_limited', message: refusal } }),
  );
  await fillIn(page);
  await getForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(getForm(page).getByLabel('Name')).toHaveValue('Elena Marsh');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('after a failure the notice leaves the button free, and another attempt takes it away', async ({
    page,
    complaints,
  }) => {
    complaints.expected(/ERR_FAILED|NS_ERROR_ABORT/);
    await page.goto('/contact');
    await page.route('**/api/contact', (route) => route.abort());
    await fillIn(page);
    const send = getForm(page).getByRole('button', { name: 'Send Message' });
    // Where the notice will be.
    await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await send.click();
    const notice = page.getByRole('region', { name: 'Notifications' }).locator('> div');
    await expect(notice).toContainText(FAILED);
    await expect(send).toBeFocused();
    await expect
      .poll(async () => {
        const [button, card] = await Promise.all([send.boundingBox(), notice.boundingBox()]);
        return (card?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
      })
      .toBeGreaterThan(0);

    await page.unroute('**/api/contact');
    await page.route('**/api/contact', () => {});
    await send.click();
    await expect(getForm(page).getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('whoever presses again while a message is being sent is led to its confirmation all the same', async ({
    page,
  }) => {
    await page.goto('/contact');
    const answer = await holdRequests(page, '**/api/contact');
    await fillIn(page);
    await getForm(page).getByRole('button', { name: 'Send Message' }).click();
    await getForm(page).getByRole('button', { name: 'Sending...' }).click({ force: true });
    answer();
    const title = getForm(page).getByRole('heading', { name: 'Your message is with the jeweler' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });

  test('a confirmation is in view as soon as it is there, with nothing passing by', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
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
    await getForm(page).getByRole('button', { name: 'Send Message' }).click();
    const top = await seen;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(667);
    const title = getForm(page).getByRole('heading', { name: 'Your message is with the jeweler' });
    // But for the few pixels by which it rises.
    expect(Math.abs(((await title.boundingBox())?.y ?? 0) - top)).toBeLessThan(12);
  });
});
