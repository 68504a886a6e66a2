import type { Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';
import { classesWithoutRule } from './support/stylesheet.ts';

test('every class of the shop’s panels and the wheel has its rule in the sheet', async ({ page }) => {
  await visit(page, '/');
  for (const button of await page.getByRole('navigation', { name: 'Jewelry' }).getByRole('button').all()) {
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => classesWithoutRule(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the Wheel of Fortune' }).click();
  await expect(page.getByRole('button', { name: 'SPIN TO WIN!' })).toBeVisible();
  await expect.poll(() => classesWithoutRule(page)).toEqual([]);
});

/** URL of the whole stylesheet, which the entry loads together with React. */
const siteSheet = async (page: Page) => {
  const entry = await page.locator('script[type=module]').getAttribute('src');
  const response = await page.request.get(entry ?? '');
  return /\/assets\/site-[\w-]+\.css/.exec(await response.text())?.[0] ?? '';
};

/**
 * In the page: adds the stylesheet, and returns the computed styles that it changes, including ::before and
 * ::after.
 */
const drawnByTheSheet = async (sheet: string): Promise<string[]> => {
  // The same for every element, apart from variables, which are not drawn by themselves.
  const properties = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'));
  const drawn = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return { element, pseudo, values: [] };
        return { element, pseudo, values: properties.map((property) => style.getPropertyValue(property)) };
      }),
    );
  await document.fonts.ready;
  const byItself = drawn();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
  return drawn().flatMap(({ element, pseudo, values }, at) => {
    const before = byItself[at]?.values ?? [];
    const path = `${element.tagName}${pseudo ?? ''} ${element.getAttribute('class') ?? ''}`;
    return properties
      .filter((_, index) => before[index] !== values[index])
      .map((property) => `${path} ${property}: ${values[properties.indexOf(property)]}`);
  });
};

// Its rules are found by the classes of its HTML: one page of each template has every kind of them.
const PATHS = ['/', '/category/engagement-rings', '/product/round-solitaire-in-yellow-gold', '/appointment'];

test('pages bring along every rule of what the server drew', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      const changed = await page.evaluate(drawnByTheSheet, await siteSheet(page));
      expect(changed).toEqual([]);
    });
  }
});
