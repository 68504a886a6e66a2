import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@jeweler/core/schemas';

export const sampleCatalogue = (): Catalogue => ({
  categories: [{ id: 1, slug: 'earrings', name: 'Earrings', description: 'For the ear.' }],
  collections: [
    { id: 1, slug: 'ocean', name: 'Ocean', description: 'Of the sea.', image_url: '/media/ocean.jpg' },
  ],
  products: [
    {
      id: 1,
      slug: 'pearl-drops',
      name: 'Pearl & gold drops',
      price: 480,
      description: 'Two pearls. '.repeat(200).trim(),
      image_url: '/media/pearl.jpg',
      category_id: 1,
    },
  ],
  bannerItems: [{ id: 1, text: 'New pearls. Shop now.' }],
});

/** Server entry of a minimal site build; `/throw` cannot be rendered. */
const entrySource = `
export const fontFaceCss = "@font-face{font-family:'Figtree Variable';src:url(/assets/figtree-1.woff2) format('woff2')}";
export const sitePlaces = [];
let renders = 0;
const productsOf = (pathname, catalogue) => (pathname === '/about' ? [] : catalogue.products);
export const render = ({ url, catalogue, siteOrigin, hours: { week }, script }) => {
  const { pathname } = new URL(url, siteOrigin);
  if (pathname === '/throw') throw new Error('render fault');
  renders += 1;
  return {
    status: pathname === '/' || ['/about', '/contact'].includes(pathname) || pathname === '/category/earrings' ? 200 : 404,
    html: '<!doctype html><html><head><title>' + pathname + '</title><script type="module" src="' + script + '"></script><style>.a{color:red}</style></head><body><h1>render ' + renders + ' of ' + url + '</h1><p>Mondays from ' + week.monday?.opens + '</p>' + productsOf(pathname, catalogue).map((p) => p.description).join('') + '</body></html>',
  };
};
export const listPaths = (catalogue) => ['/', ...catalogue.products.map((p) => '/product/' + p.slug)];
export const pageUrl = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname.startsWith('/no-such')) return '/*';
  const style = searchParams.get('style');
  return style ? pathname + '?style=' + style : pathname;
};
`;

/** Writes the minimal build of a site to `folder`. */
export const writeWebBuild = async (folder: string): Promise<void> => {
  const client = join(folder, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(join(client, '.vite'));
  await mkdir(join(folder, 'server'));
  await Promise.all([
    writeFile(
      join(client, '.vite', 'manifest.json'),
      JSON.stringify({ 'src/entry.ts': { file: 'assets/entry-1.js', isEntry: true } }),
    ),
    writeFile(
      join(client, '.vite', 'manifest-phone.json'),
      JSON.stringify({ 'src/phone/start.ts': { file: 'assets/start-1.js', isEntry: true } }),
    ),
    writeFile(
      join(client, 'admin.html'),
      '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Portal</title>' +
        '<script type="module" nonce="__CSP_NONCE__" crossorigin src="/assets/admin-1.js"></script></head>' +
        '<body><div id="root"></div></body></html>',
    ),
    writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(client, 'assets', 'entry-1.js'), 'plain text'),
    writeFile(join(client, 'assets', 'entry-1.js.br'), 'brotli bytes'),
    writeFile(join(folder, 'server', 'entry-server.js'), entrySource),
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
  ]);
};
