import type { Page } from '@playwright/test';
import { publicRoutes } from '../support/public-routes.ts';
import { canonical, getPolicy, hashSource, metaContent, structuredData } from './support/first-html.ts';
import { missingScreens, screens } from './support/screens.ts';
import { expect, test } from './support/site-test.ts';

// Without scripts the page stays as sent by the server.
test.use({ javaScriptEnabled: false });

/** Text and pictures of the page that are transparent: what fades in by script would stay so. */
const transparentParts = (page: Page) =>
  page
    .getByRole('main')
    .locator('h2, h3, p, img, li')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent || element.getAttribute('src')),
    );

for (const { path, heading, texts, jsonLd } of screens) {
  test(`the first HTML of ${path} is the whole page, and can be read without scripts`, async ({
    page,
    request,
    baseURL,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const text of texts) {
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    expect(await transparentParts(page)).toEqual([]);
    for (const landmark of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toBeAttached();
    }

    const description = await metaContent(page, 'description');
    expect(description?.length).toBeGreaterThan(50);
    expect(description?.length).toBeLessThanOrEqual(170);
    expect(await page.title()).toContain('Oren Vale');
    expect(await metaContent(page, 'robots')).toBeNull();
    expect(await canonical(page)).toBe(baseURL + path);

    const image = await metaContent(page, 'og:image');
    const picture = await request.get(image ?? 'missing');
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\//);

    const types = (await structuredData(page)).map((data) => data['@type']);
    expect(types.toSorted()).toEqual(jsonLd.toSorted());
  });
}

test('every page of the site is among the screens that are tested', () => {
  const tested = screens.map(({ path }) => path);
  expect(publicRoutes.filter((path) => !tested.includes(path))).toEqual([]);
});

test('every page has a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(screens.map(async ({ path }) => (await request.get(path)).text()));
  const all = (pattern: RegExp) => pages.map((html) => pattern.exec(html)?.[1]);
  for (const values of [all(/<title>([^<]+)</), all(/<meta name="description" content="([^"]+)"/)]) {
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(screens.length);
  }
});

for (const { path, heading } of missingScreens) {
  test(`${path} answers 404 with '${heading}'`, async ({ page, complaints }) => {
    complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(await metaContent(page, 'robots')).toBe('noindex');
    expect(await canonical(page)).toBeNull();
    expect((await structuredData(page)).map((data) => data['@type'])).toEqual(['JewelryStore']);
  });
}

test('a product with a price makes an offer, one without does not', async ({ page, baseURL }) => {
  const product = async (slug: string) => {
    await page.goto(`/product/${slug}`);
    return (await structuredData(page)).find((data) => data['@type'] === 'Product');
  };
  const priced = await product('round-solitaire-in-yellow-gold');
  expect(priced).toMatchObject({
    name: 'Round Solitaire in Yellow Gold',
    offers: { '@type': 'Offer', price: expect.stringMatching(/^4850(\.00)?$/), priceCurrency: 'USD' },
  });
  expect(String(priced?.image)).toContain(baseURL);
  expect(await product('emerald-cut-in-platinum')).not.toHaveProperty('offers');
});

test('breadcrumbs lead from the home page to the product by addresses that exist', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/product/pearl-bracelet');
  const data = await structuredData(page);
  const trail = data.find((object) => object['@type'] === 'BreadcrumbList')?.itemListElement as {
    item: string;
  }[];
  expect(trail.map(({ item }) => item)).toEqual([
    `${baseURL}/`,
    `${baseURL}/category/bracelets`,
    `${baseURL}/product/pearl-bracelet`,
  ]);
  for (const { item } of trail) expect((await request.get(item)).status()).toBe(200);
});

test('the questions of the home page are its structured data, word for word', async ({ page }) => {
  await page.goto('/');
  const data = await structuredData(page);
  const questions = data.find((object) => object['@type'] === 'FAQPage')?.mainEntity as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions).toHaveLength(8);
  for (const { name, acceptedAnswer } of questions) {
    const item = page.locator('details', { hasText: name });
    await expect(item).toContainText(acceptedAnswer.text);
  }
});

for (const path of ['/', '/appointment', '/no/such/page']) {
  test(`the policy of ${path} allows its own style elements by hash and no other inline code`, async ({
    page,
    complaints,
  }) => {
    complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
    const response = await page.goto(path);
    const policy = getPolicy(response?.headers()['content-security-policy'] ?? '');
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");

    // The bytes that were transferred, not the browser's DOM.
    const html = (await response?.text()) ?? '';
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(policy.get('style-src')).toContain(hashSource(style));

    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.filter((it) => !/ src="\/|type="application\/(?:ld\+)?json"/.test(it))).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+="/);
  });
}

test('the sitemap names every page there is, and each of them answers', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const slugs = async (list: string) => {
    const entries = (await (await request.get(`/api/${list}`)).json()) as { slug: string }[];
    return entries.map(({ slug }) => slug);
  };
  const expected = [
    ...screens
      .map(({ path }) => path)
      .filter((path) => path !== '/account' && !/^\/(?:category|collection|product)\//.test(path)),
    ...(await slugs('categories')).map((slug) => `/category/${slug}`),
    ...(await slugs('collections')).map((slug) => `/collection/${slug}`),
    ...(await slugs('products')).map((slug) => `/product/${slug}`),
  ];
  expect(addresses.toSorted()).toEqual(expected.map((path) => baseURL + path).toSorted());

  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test('robots keep out of the portal and the API, and learn where the sitemap is', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    `Sitemap: ${baseURL}/sitemap.xml`,
  ]);
});
