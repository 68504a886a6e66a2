import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('reached from another page its sections come after their placeholders; a subscription is thanked for until the page is loaded anew', async ({
  page,
}) => {
  await visit(page, '/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Still Have Questions?' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  const form = page.getByRole('form', { name: 'Subscribe to the newsletter' });
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const thanks = page.getByText('Thank you for subscribing!');
  await expect(thanks).toBeFocused();

  await page.getByRole('link', { name: 'Discover Our Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('the gallery has two to four columns that end flush', async ({ page }) => {
  await page.goto('/');
  // Only visible ones, because the second view of a card may also be a picture of the gallery.
  const pictures = page.locator('main img[src*="/gallery/"]:visible');
  for (const { width, columns } of [
    { width: 375, columns: 2 },
    { width: 800, columns: 3 },
    { width: 1280, columns: 4 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pictures).toHaveCount(12);
    const boxes = await pictures.evaluateAll((all) =>
      all.map((picture) => {
        const { left, bottom } = picture.getBoundingClientRect();
        return { left: Math.round(left), bottom: bottom + window.scrollY };
      }),
    );
    const ends = new Map<number, number>();
    for (const { left, bottom } of boxes) ends.set(left, Math.max(bottom, ends.get(left) ?? 0));
    expect(ends.size).toBe(columns);
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(1);
  }
});

test.describe('a visitor with room for films', () => {
  test.use({ films: true });

  test('is offered the film as AV1 first, then as H.264, and pauses and plays it by mouse and keyboard', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const film = page.locator('main video');
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    const sources = film.locator('source');
    await expect(sources).toHaveCount(2);
    for (const [index, type, name] of [
      [0, 'video/mp4; codecs="av01.0.08M.10"', 'hero-av1.mp4'],
      [1, 'video/mp4', 'hero.mp4'],
    ] as const) {
      await expect(sources.nth(index)).toHaveAttribute('type', type);
      await expect(sources.nth(index)).toHaveAttribute('src', new RegExp(`/${name}$`));
      const answer = await request.head((await sources.nth(index).getAttribute('src')) ?? '');
      expect(answer.headers()['content-type']).toBe('video/mp4');
    }
    await page.getByRole('button', { name: 'Pause the video' }).click();
    await expect(film).toHaveJSProperty('paused', true);
    const play = page.getByRole('button', { name: 'Play the video' });
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause the video' })).toBeFocused();
    await expect(film).toHaveJSProperty('paused', false);
  });

  test('but no wish for motion keeps the still picture', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect(page.locator('main video')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Diamond solitaire ring in yellow gold' })).toBeVisible();
  });
});

test('a visitor who saves data keeps the still picture', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await visit(page, '/');
  // The last thing that the page shows by itself.
  await expect(page.getByRole('button', { name: 'Open the Wheel of Fortune' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Diamond solitaire ring in yellow gold' })).toBeVisible();
  await expect(page.locator('main video')).toHaveCount(0);
  expect(films).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  // One that counts for less than the film, which is drawn over the same area, gives way to its first frame, a second
  // later: the largest paint would be late.
  test('the still picture of a hero counts for the whole area it is drawn over', async ({ page }) => {
    await page.addInitScript(() => {
      const sizes: number[] = [];
      Object.assign(window, { sizes });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          sizes.push((entry as PerformanceEntry & { size: number }).size);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    for (const path of ['/', '/contact', '/craftsmanship']) {
      await page.goto(path);
      const still = await page.locator('[data-hero] img').boundingBox();
      const area = Math.floor((still?.width ?? 0) * (still?.height ?? 0));
      expect(area).toBeGreaterThan(100_000);
      const largest = () =>
        page.evaluate(() => Math.max(...(window as unknown as { sizes: number[] }).sizes));
      await expect.poll(largest).toBe(area);
    }
  });
});
