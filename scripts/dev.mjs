// Development: pages and modules from vite with hot reload, everything else from the server's sources,
// which restart on a change. The policy of production holds, by nonce instead of by hash.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { inRoot } from './lib/paths.mjs';
import { startBin } from './lib/run.mjs';
import { main } from './lib/step.mjs';

const BEHIND_VITE = ['/api', '/media', '/images', '/desktop/', '/sitemap.xml', '/robots.txt'];

const policy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self' ws:",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

const readCatalogue = async (server) => {
  const list = async (name) => (await fetch(`${server}/api/${name}`)).json();
  const [categories, collections, products, bannerItems] = await Promise.all(
    ['categories', 'collections', 'products', 'banner-items'].map(list),
  );
  return { categories, collections, products, bannerItems };
};

/** Emotion sets the nonce itself; the font faces of the page do not. */
const withNonce = (styles, nonce) => styles.replace(/<style(?![^>]*\snonce=)/g, `<style nonce="${nonce}"`);

/** An HTML file of web as vite serves it, with the nonce of this answer. */
const page = async (vite, { url, file, nonce }) => {
  const source = await readFile(inRoot('web', file), 'utf8');
  return (await vite.transformIndexHtml(url, source)).replaceAll('__CSP_NONCE__', nonce);
};

/** The staff portal draws itself in the browser. */
const portalPage = async (vite, { url }) => {
  const nonce = randomBytes(16).toString('base64');
  return { status: 200, html: await page(vite, { url, file: 'admin.html', nonce }), csp: policy(nonce) };
};

const renderPage = async (vite, { url, siteOrigin, server }) => {
  const nonce = randomBytes(16).toString('base64');
  const template = await page(vite, { url, file: 'index.html', nonce });
  const { render } = await vite.ssrLoadModule('/src/app/entry-server.tsx');
  const catalogue = await readCatalogue(server);
  const rendered = render({ url, catalogue, siteOrigin, now: new Date().toISOString(), nonce });
  const data = JSON.stringify(rendered.data).replaceAll('<', '\\u003c');
  const html = template
    .replace('<!--app-head-->', () => rendered.head + withNonce(rendered.styles, nonce))
    .replace('<!--app-html-->', () => rendered.html)
    .replace('<!--app-data-->', () => `<script type="application/json" id="page-data">${data}</script>`);
  return { status: rendered.status, html, csp: policy(nonce) };
};

await main(async () => {
  // The server's sources render through the built entry when asked directly, so it has to be there.
  await ensureBuilt();
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const port = Number(process.env.PORT ?? 3000);
  const siteOrigin = process.env.SITE_URL ?? `http://localhost:${port}`;
  const server = `http://127.0.0.1:${port + 1}`;

  const child = startBin('tsx', 'tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    env: { PORT: String(port + 1), HOST: '127.0.0.1', SITE_URL: siteOrigin },
  });

  const front = createServer();
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root: inRoot('web'),
    configFile: inRoot('web/vite.config.ts'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: front },
      proxy: Object.fromEntries(BEHIND_VITE.map((path) => [path, server])),
    },
  });

  front.on('request', (req, res) => {
    vite.middlewares(req, res, async () => {
      try {
        const make = /^\/admin(?:[/?]|$)/.test(req.url) ? portalPage : renderPage;
        const { status, html, csp } = await make(vite, { url: req.url, siteOrigin, server });
        res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': csp });
        res.end(html);
      } catch (error) {
        vite.ssrFixStacktrace(error);
        console.error(error);
        res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
      }
    });
  });
  front.listen(port, () => console.log(`Development site ready: http://localhost:${port}`));

  const stop = async () => {
    child.kill('SIGTERM');
    await vite.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
});
