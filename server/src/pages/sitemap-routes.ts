import type { Router } from 'express';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { pagePath } from '../catalogue/record-pages.ts';
import { FOR_CDN, finishResponse, sendFinished } from '../http/finished-response.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { readLastChanges } from './last-changes.ts';
import type { Site } from './site.ts';

/** `/sitemap.xml` and `/robots.txt`. The sitemap is a single file: up to 50,000 pages. */
export const addSitemap = (
  router: Router,
  deps: AccountDeps & { catalogue: CatalogueStore; responses: ResponseCache; site: Site },
): void => {
  const { catalogue, config, database, responses, site } = deps;
  const add = (path: string, contentType: string, write: () => string | Promise<string>) =>
    router.get(path, async (request, response) => {
      const headers = { 'Cache-Control': 'no-cache', ...FOR_CDN };
      const make = async () => finishResponse({ contentType, body: await write(), headers });
      sendFinished(request, response, await responses.get(path, make));
    });
  add('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    sitemap(
      config.siteUrl,
      site.listPaths(catalogue.current),
      await readLastChanges(database, catalogue),
      new Map(catalogue.current.products.map((each) => [pagePath('products', each.slug), each.image_url])),
    ),
  );
  add('/robots.txt', 'text/plain; charset=utf-8', () => robots(config.siteUrl));
};

const lastmod = (at?: string): string => (at === undefined ? '' : `<lastmod>${at}</lastmod>`);

const sitemap = (
  origin: string,
  paths: readonly string[],
  last: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): string => {
  const picture = (src?: string) =>
    src === undefined ? '' : `<image:image><image:loc>${toUrl(src)}</image:loc></image:image>`;
  const toUrl = (path: string) => escapeXml(new URL(path, origin).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...paths.map(
      (path) =>
        `<url><loc>${toUrl(path)}</loc>${lastmod(last.get(path))}${picture(pictures.get(path))}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
