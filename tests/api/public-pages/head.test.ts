import { createHash } from 'node:crypto';
import { shop } from '@jeweler/core/business';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { publicRoutes } from '../../support/public-routes.ts';
import { missingScreens, screens } from '../../support/public-screens.ts';
import { type FirstHtml, startPublicSite, textOf } from './public-site.ts';

const site = await startPublicSite();
afterAll(() => site.close());

const types = (page: FirstHtml) => page.structuredData().map((data) => data['@type']);
const objectOf = (page: FirstHtml, type: string) =>
  page.structuredData().find((data) => data['@type'] === type);
const headings = ({ document }: FirstHtml) =>
  [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

const paths = screens.map(({ path }) => path);

test('every page of the site is among the screens that are tested', () => {
  expect(publicRoutes.filter((path) => !paths.includes(path))).toEqual([]);
});

describe.each(screens)('$path', ({ path, heading, texts, jsonLd }) => {
  test('is whole in the first HTML, with landmarks and one heading', async () => {
    const page = await site.page(path);
    expect(page.status).toBe(200);
    expect(headings(page)).toEqual([heading]);
    for (const text of texts) expect(textOf(page.document.querySelector('main'))).toContain(text);
    for (const landmark of ['header', 'footer']) expect(page.document.querySelector(landmark)).not.toBeNull();
  });

  test('is described to search engines, with a picture that exists', async () => {
    const page = await site.page(path);
    expect(page.meta('description')?.length).toBeGreaterThan(50);
    expect(page.meta('description')?.length).toBeLessThanOrEqual(170);
    expect(page.document.title).toContain('Oren Vale');
    expect(page.meta('og:title')).toBe(page.document.title);
    expect(page.meta('robots')).toBe(path === '/account' ? 'noindex' : 'max-image-preview:large');
    expect(page.canonical()).toBe(site.origin + path);
    const image = page.meta('og:image') ?? '';
    expect(image).toMatch(new RegExp(`^${site.origin}/`));
    const picture = await site.get(image.slice(site.origin.length));
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(picture.body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630']);
    expect(page.meta('og:image:alt')).toMatch(/\w/);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    expect(types(page).toSorted()).toEqual(jsonLd.toSorted());
  });
});

test.each(missingScreens)('$path answers 404 with a way home', async ({ path, heading, text }) => {
  const page = await site.page(path);
  expect(page.status).toBe(404);
  expect(headings(page)).toEqual([heading]);
  const main = page.document.querySelector('main');
  expect(textOf(main)).toContain(text);
  const home = [...(main?.querySelectorAll('a') ?? [])].find((link) => link.textContent === 'Return to Home');
  expect(home?.getAttribute('href')).toBe('/');
  expect(page.meta('robots')).toBe('noindex');
  expect(page.canonical()).toBeUndefined();
  expect(types(page)).toEqual(['JewelryStore']);
});

test('breadcrumbs lead from the home page to the product by addresses that exist', async () => {
  const trail = objectOf(await site.page('/product/pearl-bracelet'), 'BreadcrumbList')?.itemListElement as {
    item: string;
  }[];
  const steps = trail.map(({ item }) => item.replace(site.origin, ''));
  expect(steps).toEqual(['/', '/category/bracelets', '/product/pearl-bracelet']);
  for (const path of steps) expect((await site.get(path)).status).toBe(200);
});

test('the questions of the home page are its structured data, word for word', async () => {
  const home = await site.page('/');
  const questions = objectOf(home, 'FAQPage')?.mainEntity as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions).toHaveLength(8);
  const shown = [...home.document.querySelectorAll('details')].map(({ textContent }) => textContent);
  expect(shown).toHaveLength(8);
  for (const { name, acceptedAnswer } of questions)
    expect(shown.find((text) => text?.includes(name))).toContain(acceptedAnswer.text);
});

test.each(['/', '/appointment', '/no/such/page'])(
  'the policy of %s allows its own style elements and what may be fetched ahead by hash and no other inline code',
  async (path) => {
    const { headers, text } = await site.get(path);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources];
        }),
    );
    const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
    // Rules for what may be fetched ahead count as a script: these to the letter, and no other.
    const rules = [...text.matchAll(/<script[^>]* type="speculationrules"[^>]*>([^<]*)<\/script>/g)];
    expect(policy.get('script-src')).toEqual(["'self'", ...rules.map(([, inline = '']) => hashOf(inline))]);
    expect(rules).toHaveLength(1);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
    const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(policy.get('style-src')).toContain(hashOf(style));
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(
      scripts.filter((it) => !/ src="\/|type="(?:application\/(?:ld\+)?json|speculationrules)"/.test(it)),
    ).toEqual([]);
    expect(text).not.toMatch(/\son[a-z]+="/);
  },
);

test('the sitemap names every page there is, each with its own address, title, description and one heading', async () => {
  const sitemap = await site.get('/sitemap.xml');
  const addresses = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const entries = async (list: string, page: string) => {
    const answer = await site.get(`/api/${list}`);
    return (JSON.parse(answer.text) as { slug: string }[]).map(({ slug }) => `/${page}/${slug}`);
  };
  const expected = [
    ...paths.filter((path) => path !== '/account' && !/^\/(?:category|collection|product)\//.test(path)),
    ...(await entries('categories', 'category')),
    ...(await entries('collections', 'collection')),
    ...(await entries('products', 'product')),
  ];
  expect(addresses.toSorted()).toEqual(expected.map((path) => site.origin + path).toSorted());
  const [, picture = ''] =
    /round-solitaire-in-yellow-gold<\/loc>.*<image:loc>([^<]+)<\/image:loc>/.exec(sitemap.text) ?? [];
  expect((await site.get(picture.slice(site.origin.length))).headers['content-type']).toBe('image/jpeg');
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const { status, text } = await site.get(address.slice(site.origin.length));
    expect([address, status]).toEqual([address, 200]);
    expect(text).toContain(`<link rel="canonical" href="${address}"`);
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text.replaceAll('&amp;', '&')) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
    // Shorter ones say too little, longer ones are cut by search engines.
    expect([title, title.length >= 25, title.length <= 65]).toEqual([title, true, true]);
    expect(title).toContain(shop.name);
    expect([address, text.match(/<h1[\s>]/g)?.length]).toEqual([address, 1]);
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length]);
  expect((await site.page('/')).document.title).toContain(shop.county);
});

test('robots keep out of the portal and the API, and learn where the sitemap is', async () => {
  const { text } = await site.get('/robots.txt');
  expect(text.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    `Sitemap: ${site.origin}/sitemap.xml`,
  ]);
});
