import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@jeweler/core/schemas';
import express from 'express';
import { pino } from 'pino';
import { createReadSide } from '../../../server/src/page-rendering/read-side.ts';
import { loadWebBuild } from '../../../server/src/page-rendering/web-build.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface ReadServer {
  folder: string;
  mediaDir: string;
  dataDir: string;
  /** Every line logged so far, parsed. */
  logged: Record<string, unknown>[];
  /** The request target is sent as it is, without the normalisation of `fetch`. */
  get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  replaceCatalogue: (catalogue: Catalogue) => void;
  setClock: (iso: string) => void;
  close: () => Promise<void>;
}

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
      description: 'Two pearls. '.repeat(200),
      image_url: '/media/pearl.jpg',
      category_id: 1,
    },
  ],
  bannerItems: [{ id: 1, text: 'New pearls. Shop now.' }],
});

/** A stand-in for the built site in its place on disk; `/throw` cannot be rendered. */
const entrySource = `
let renders = 0;
export const render = ({ url, catalogue, siteOrigin, now }) => {
  const { pathname } = new URL(url, siteOrigin);
  if (pathname === '/throw') throw new Error('render fault');
  renders += 1;
  return {
    status: pathname === '/' || pathname === '/contact' || pathname === '/category/earrings' ? 200 : 404,
    head: '<title>' + pathname + '</title>',
    styles: '<style data-emotion="css a">.a{color:red}</style>',
    html: '<h1>render ' + renders + ' of ' + url + '</h1>' + catalogue.products.map((p) => p.description).join(''),
    data: { url, now, products: catalogue.products, note: '</script><!--\\u2028' },
    modules: ['src/contact.tsx'],
  };
};
export const listPaths = (catalogue) => ['/', ...catalogue.products.map((p) => '/product/' + p.slug)];
export const normaliseUrl = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const style = searchParams.get('style');
  return style ? pathname + '?style=' + style : pathname;
};
`;

const writeWebBuild = async (folder: string): Promise<void> => {
  const client = join(folder, 'client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'));
  await mkdir(join(folder, 'server'));
  await Promise.all([
    writeFile(
      join(client, 'index.html'),
      '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><!--app-head-->' +
        '<script type="module" nonce="__CSP_NONCE__" crossorigin src="/assets/entry-1.js"></script></head>' +
        '<body><div id="root"><!--app-html--></div><!--app-data--></body></html>',
    ),
    writeFile(
      join(client, 'admin.html'),
      '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Portal</title>' +
        '<script type="module" nonce="__CSP_NONCE__" crossorigin src="/assets/admin-1.js"></script></head>' +
        '<body><div id="root"></div></body></html>',
    ),
    writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(client, 'assets', 'entry-1.js'), 'plain'),
    writeFile(join(client, 'assets', 'entry-1.js.br'), 'brotli'),
    writeFile(
      join(client, '.vite', 'manifest.json'),
      JSON.stringify({
        'src/contact.tsx': { file: 'assets/contact-1.js', imports: ['_form', 'index.html'] },
        _form: { file: 'assets/form-1.js' },
        'index.html': { file: 'assets/entry-1.js' },
      }),
    ),
    writeFile(join(folder, 'server', 'entry-server.js'), entrySource),
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
  ]);
};

/** The read side on a real server, with a temporary media folder, data folder and site build. */
export const startReadServer = async (): Promise<ReadServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'read side '));
  const mediaDir = join(folder, 'media');
  const dataDir = join(folder, 'data');
  await Promise.all([mkdir(mediaDir), mkdir(dataDir)]);
  await writeWebBuild(join(folder, 'web'));

  const logged: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  let now = new Date('2026-05-05T15:00:00Z');
  let current = sampleCatalogue();
  let version = 1;
  const listeners = new Set<() => void>();

  const app = express();
  app.disable('x-powered-by').disable('etag');
  const readSide = createReadSide({
    config: { siteUrl: 'https://shop.example', mediaDir, dataDir },
    catalogue: {
      get current() {
        return current;
      },
      get version() {
        return version;
      },
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    log,
    clock: () => now,
    web: await loadWebBuild(join(folder, 'web')),
  });
  app.use(readSide.handler);
  app.use((_req, res) => {
    res.status(418).send('not the read side');
  });
  const server = createServer((req, res) => {
    if (!readSide.answerPrepared(req, res)) app(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const get: ReadServer['get'] = (target, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: target, headers, method }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() });
        });
      });
      sent.on('error', reject);
      sent.end();
    });

  return {
    folder,
    mediaDir,
    dataDir,
    logged,
    get,
    replaceCatalogue: (catalogue) => {
      current = catalogue;
      version += 1;
      for (const listener of listeners) listener();
    },
    setClock: (iso) => {
      now = new Date(iso);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
