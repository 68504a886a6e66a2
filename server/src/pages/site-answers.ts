import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { DATA_CSP } from '../http/security-headers.ts';
import type { RenderDeps } from './page-answer.ts';

/** `/sitemap.xml` and `/robots.txt`, by path. The sitemap is a single file: up to 50,000 pages. */
export const siteAnswers = (
  { catalogue, config, web }: Pick<RenderDeps, 'catalogue' | 'config' | 'web'>,
  securityHeaders: Readonly<Record<string, string>>,
): [path: string, make: () => Promise<PreparedResponse>][] => {
  const text = (contentType: string, body: string) =>
    prepareResponse({
      status: 200,
      contentType,
      body,
      headers: { ...securityHeaders, 'Content-Security-Policy': DATA_CSP, 'Cache-Control': 'no-cache' },
    });
  return [
    [
      '/sitemap.xml',
      () => text('application/xml; charset=utf-8', sitemap(config.siteUrl, web.listPaths(catalogue.current))),
    ],
    ['/robots.txt', () => text('text/plain; charset=utf-8', robots(config.siteUrl))],
  ];
};

const sitemap = (origin: string, paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
