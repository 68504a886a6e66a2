// Development server: pages and modules from vite with hot reload, everything else from the server's sources,
// which restart on a change. The Content-Security-Policy is that of production, with nonces instead of
// hashes.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureStyles } from './lib/ensure-styles.mjs';
import { inRoot } from './lib/paths.mjs';
import { startBin } from './lib/run.mjs';
import { main } from './lib/step.mjs';
import { stopWithNpm } from './lib/stop-with-starter.mjs';

const BEHIND_VITE = [
  '/api',
  '/media',
  '/images',
  '/desktop/',
  '/visit/',
  '/newsletter/',
  '/sitemap.xml',
  '/robots.txt',
];
const LOOPBACK = '127.0.0.1';

/** Modules shared with the server: settings, policy, page assembly, default opening hours. */
const loadServerModules = async () => {
  const { tsImport } = await import('tsx/esm/api');
  const modules = await Promise.all(
    [
      'core/src/business/index',
      'server/src/config',
      'server/src/http/security-headers',
      'server/src/pages/content-security-policy',
      'server/src/pages/page-document',
      'server/src/pages/web-build',
    ].map((name) => tsImport(`../${name}.ts`, import.meta.url)),
  );
  return Object.assign({}, ...modules);
};

const readCatalogue = async (server) => {
  const list = async (name) => (await fetch(`${server}/api/${name}`)).json();
  const [categories, collections, products, bannerItems] = await Promise.all(
    ['categories', 'collections', 'products', 'banner-items'].map(list),
  );
  return { categories, collections, products, bannerItems };
};

/** The stylesheet as served by vite, so that a change of styles shows without a reload. */
const SHEET = '<link rel="stylesheet" href="/src/app/site.css">';

/** An HTML file of web as served by vite, with the nonce of this response. */
const htmlFile = async (vite, { url, file, nonce }) => {
  const source = await readFile(inRoot('web', file), 'utf8');
  return (await vite.transformIndexHtml(url, source)).replaceAll('__CSP_NONCE__', nonce);
};

/** The staff portal is rendered in the browser. */
const portalPage = async ({ vite }, { url, nonce }) => ({
  status: 200,
  html: await htmlFile(vite, { url, file: 'admin.html', nonce }),
});

/** All sample mails on one page, in sandboxed frames that run nothing. */
const mailsPage = async ({ vite }) => {
  const { renderSampleMails } = await vite.ssrLoadModule(inRoot('core/src/mail/sample-mails.ts'));
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const mails = renderSampleMails().map(
    ({ subject, html, text }) =>
      `<h2>${escaped(subject)}</h2><iframe sandbox srcdoc="${escaped(html)}" width="100%" height="640"></iframe><pre>${escaped(text)}</pre>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Mails</title>${mails.join('')}`;
};
const MAILS_CSP = "default-src 'none'; style-src 'unsafe-inline'";

const sitePage = async ({ vite, server, siteOrigin, modules }, { url, nonce }) => {
  const template = modules.cutTemplate(await htmlFile(vite, { url, file: 'index.html', nonce }));
  const { render } = await vite.ssrLoadModule('/src/app/entry-server.tsx');
  const catalogue = await readCatalogue(server);
  const hours = modules.usualOpeningHours;
  const page = render({ url, catalogue, siteOrigin, now: new Date().toISOString(), hours });
  const styles = page.styles.replaceAll('<style>', `<style nonce="${nonce}">`) + SHEET;
  return { status: page.status, html: modules.pageDocument({ ...page, styles }, { template }) };
};

await main(async () => {
  await ensureInstalled();
  // The server's sources load the built entry when they render pages themselves, so it has to exist.
  await ensureBuilt();
  await ensureStyles();
  const modules = await loadServerModules();
  const { port, siteUrl: siteOrigin } = modules.loadConfig();
  const server = `http://${LOOPBACK}:${port + 1}`;

  const child = startBin('tsx', 'tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    env: { PORT: String(port + 1), HOST: LOOPBACK, SITE_URL: siteOrigin },
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

  const site = { vite, server, siteOrigin, modules };
  const headers = { ...modules.securityHeaders(siteOrigin), 'Content-Type': 'text/html; charset=utf-8' };
  front.on('request', (req, res) => {
    vite.middlewares(req, res, async () => {
      try {
        if (req.url === '/dev/mails') {
          res.writeHead(200, { ...headers, 'Content-Security-Policy': MAILS_CSP });
          res.end(await mailsPage(site));
          return;
        }
        const nonce = randomBytes(16).toString('base64');
        const make = /^\/admin(?:[/?]|$)/.test(req.url) ? portalPage : sitePage;
        const { status, html } = await make(site, { url: req.url, nonce });
        res.writeHead(status, { ...headers, 'Content-Security-Policy': modules.developmentCsp(nonce) });
        res.end(html);
      } catch (error) {
        vite.ssrFixStacktrace(error);
        console.error(error);
        res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
      }
    });
  });
  front.listen(port, LOOPBACK, () => console.log(`Development site ready: http://localhost:${port}`));

  const stop = async () => {
    child.kill('SIGTERM');
    await vite.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) process.on(signal, stop);
  stopWithNpm();
});
