import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test.beforeEach(async ({ page }) => {
  // The prize wheel opens automatically for a new visitor; it has its own tests.
  await page.route('**/api/wheel-popup/check', (route) => route.fulfill({ json: { hasSeenWheel: true } }));
});

test('the page is whole in the first HTML', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<title>Custom Jewelry &amp; Expert Repair · Oren Vale</title>');
  expect(html.match(/<details/g)).toHaveLength(8);
  for (const text of ['Certified Master Goldsmith', 'Send Message', 'You may unsubscribe at any time.']) {
    expect(html).toContain(text);
  }
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  expect(data.map((object) => object['@type']).sort()).toEqual(['FAQPage', 'JewelryStore', 'WebSite']);
  expect(data.find((object) => object['@type'] === 'FAQPage').mainEntity).toHaveLength(8);
});

test('questions open and close each on their own, also without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  const first = page.getByText('Most custom pieces take 1-2 weeks.');
  const second = page.getByText('Estimates for repairs are free.');
  await expect(first).toBeHidden();
  await page.getByText('How long does a custom piece take?').click();
  await page.getByText('Do you give estimates for repairs?').click();
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  await page.getByText('How long does a custom piece take?').click();
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
  await context.close();
});

for (const { width, columns } of [
  { width: 375, columns: 2 },
  { width: 800, columns: 3 },
  { width: 1280, columns: 4 },
]) {
  test(`the gallery has ${columns} columns at ${width} px that end flush`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    // Only visible ones, because the second view of a card may also be a picture of the gallery.
    const boxes = await page.locator('main img[src*="/gallery/"]:visible').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { left, bottom } = picture.getBoundingClientRect();
        return { left: Math.round(left), bottom: bottom + window.scrollY };
      }),
    );
    expect(boxes).toHaveLength(12);
    const ends = new Map<number, number>();
    for (const { left, bottom } of boxes) ends.set(left, Math.max(bottom, ends.get(left) ?? 0));
    expect(ends.size).toBe(columns);
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(1);
  });
}

test.describe('a visitor with room for films', () => {
  test.use({ films: true });

  test('the film can be paused and played again', async ({ page }) => {
    await page.goto('/');
    const film = page.locator('main video');
    await page.getByRole('button', { name: 'Pause the video' }).click();
    await expect(film).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(film).toHaveJSProperty('paused', false);
  });

  test('the film is offered as AV1 first, then as H.264', async ({ page, request }) => {
    await page.goto('/');
    const sources = page.locator('main video source');
    await expect(sources).toHaveCount(2);
    await expect(sources.nth(0)).toHaveAttribute('type', 'video/mp4; codecs="av01.0.08M.10"');
    await expect(sources.nth(1)).toHaveAttribute('type', 'video/mp4');
    for (const name of ['hero-av1.mp4', 'hero.mp4']) {
      const source = page.locator(`main video source[src$="/${name}"]`);
      await expect(source).toHaveCount(1);
      const answer = await request.head((await source.getAttribute('src')) ?? '');
      expect(answer.headers()['content-type']).toBe('video/mp4');
    }
  });

  test('with reduced motion the still picture stays', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(page.locator('main video')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Diamond solitaire ring in yellow gold' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  for (const path of ['/', '/contact', '/craftsmanship']) {
    // One that counts for less than the film, which is drawn over the same area, gives way to its first frame, a second
    // later: the largest paint would be late.
    test(`the still picture of ${path} counts for the whole area it is drawn over`, async ({ page }) => {
      await page.addInitScript(() => {
        const sizes: number[] = [];
        Object.assign(window, { sizes });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sizes.push((entry as PerformanceEntry & { size: number }).size);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(path);
      const still = await page.locator('[data-hero] img').boundingBox();
      const area = Math.floor((still?.width ?? 0) * (still?.height ?? 0));
      expect(area).toBeGreaterThan(100_000);
      const largest = () =>
        page.evaluate(() => Math.max(...(window as unknown as { sizes: number[] }).sizes));
      await expect.poll(largest).toBe(area);
    });
  }
});

test('a visitor who saves data keeps the still picture', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: 'Diamond solitaire ring in yellow gold' })).toBeVisible();
  await expect(page.locator('main video')).toHaveCount(0);
  expect(films).toEqual([]);
});

test('what is typed before the page is hydrated is kept and sent', async ({ page }) => {
  const held: (() => void)[] = [];
  let holding = true;
  await page.route(
    (url) => /\.(js|tsx?|mjs)$/.test(url.pathname),
    async (route) => {
      if (holding) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    },
  );
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Phone').fill('(561) 555-0188');
  await form.getByLabel('Message').fill('Typed while the page was still on its way.');
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  holding = false;
  for (const release of held) release();
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(form.getByLabel('Name')).toHaveValue('Elena Marsh');
  const sent = page.waitForRequest('**/api/contact');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Elena Marsh',
    email: 'elena@example.com',
    phone: '(561) 555-0188',
    message: 'Typed while the page was still on its way.',
  });
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText("I'll get back to you within 24 hours.")).toBeVisible();
  await form.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('a message that could not be sent stays in the form, whatever the server says', async ({
  page,
  complaints,
}) => {
  complaints.expected(/429/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, code: 'rate_limited', message: 'Please wait a few minutes.' },
    }),
  );
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Message').fill('The clasp of my bracelet is worn.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('There was a problem sending your message. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('The clasp of my bracelet is worn.');
});

test('the newsletter takes an address as a telephone pastes it', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Subscribe to the newsletter' });
  await form.getByLabel('Email').fill('\u202amailto:a&b@example.com\u202c;');
  const sent = page.waitForRequest('**/api/subscribe');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'a&b@example.com' });
  await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
});

test('the newsletter form gives way to a thank-you until the page is loaded anew', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Subscribe to the newsletter' });
  await form.getByLabel('Email').fill('elena');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeFocused();
  await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
  await expect(form).toHaveCount(0);

  await page.getByRole('link', { name: 'Discover Our Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
});

test('reached from another page, the sections come after their placeholders', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Custom Jewelry & Expert Repair · Oren Vale');
  await expect(page.getByRole('heading', { name: 'Still Have Questions?' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('nothing is wider than a 320 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(inner);
});
