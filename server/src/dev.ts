import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderEntry } from '@jeweler/web/render-contract';
import type { Handler, Response } from 'express';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { OpenSiteDeps } from './create-server.ts';
import { finishResponse } from './http/finished-response.ts';
import { developmentCsp } from './pages/content-security-policy.ts';
import { PORTAL, toRequestTarget } from './pages/site.ts';
import { projectRoot } from './project-root.ts';
import { runProcess } from './run-process.ts';

/** The stylesheet as served by Vite, so that a change of styles shows without a reload. */
const SHEET = '<link rel="stylesheet" href="/src/app/site.css">';
const MAILS_CSP = "default-src 'none'; style-src 'unsafe-inline'";

const inRoot = (...names: string[]): string => path.join(projectRoot, ...names);

interface Page {
  readonly status: number;
  readonly html: string;
}

/** An HTML file of web as served by Vite, with the nonce of this response. */
const htmlFile = async (vite: ViteDevServer, url: string, file: string, nonce: string): Promise<string> => {
  const source = await readFile(inRoot('web', file), 'utf8');
  return (await vite.transformIndexHtml(url, source)).replaceAll('__CSP_NONCE__', nonce);
};

/** What Vite adds to the head of a page: its client, and React's hot reload. */
const viteScripts = async (vite: ViteDevServer, url: string, nonce: string): Promise<string> => {
  const html = await vite.transformIndexHtml(url, '<head></head>');
  return html.replaceAll('__CSP_NONCE__', nonce).replace(/^<head>|<\/head>$/g, '');
};

/** A page of the site, rendered by the sources with the same data as in production. */
const sitePage = async (
  vite: ViteDevServer,
  deps: Pick<OpenSiteDeps, 'catalogue' | 'clock' | 'config' | 'hours'>,
  url: string,
  nonce: string,
): Promise<Page> => {
  const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as RenderEntry;
  const { catalogue, clock, config, hours } = deps;
  const page = render({
    url,
    catalogue: catalogue.current,
    siteOrigin: config.siteUrl,
    now: clock().toISOString(),
    hours: hours.current,
    script: '/src/entry.ts',
  });
  const html = page.html
    .replace('<head>', `<head>${await viteScripts(vite, url, nonce)}`)
    .replace('<style>', `<style nonce="${nonce}">`)
    .replace('</head>', `${SHEET}</head>`);
  return { status: page.status, html };
};

/** All sample mails on one page, in sandboxed frames that run nothing. */
const mailsPage = async (vite: ViteDevServer): Promise<string> => {
  const { renderSampleMails } = (await vite.ssrLoadModule(inRoot('core/src/mail/sample-mails.ts'))) as {
    renderSampleMails(): { subject: string; html: string; text: string }[];
  };
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const mails = renderSampleMails().map(
    ({ subject, html, text }) =>
      `<h2>${escaped(subject)}</h2><iframe sandbox srcdoc="${escaped(html)}" width="100%" height="640"></iframe><pre>${escaped(text)}</pre>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Mails</title>${mails.join('')}`;
};

/** Pages, modules and styles from the sources of web, with nonces instead of hashes in the policy. */
const developmentPages = (vite: ViteDevServer, deps: OpenSiteDeps): Handler => {
  const send = (response: Response, { status, html }: Page, csp: string) =>
    response.status(status).set('Content-Security-Policy', csp).type('html').send(html);

  return async (request, response) => {
    const url = toRequestTarget(request);
    if (url === '/dev/mails') {
      send(response, { status: 200, html: await mailsPage(vite) }, MAILS_CSP);
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    try {
      const page = PORTAL.test(url)
        ? { status: 200, html: await htmlFile(vite, url, 'admin.html', nonce) }
        : await sitePage(vite, deps, url, nonce);
      send(response, page, developmentCsp(nonce));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      vite.ssrFixStacktrace(error);
      deps.log.error({ err: error, page: url }, 'page could not be rendered');
      response.status(500).type('text/plain').send(error.stack);
    }
  };
};

// The server of development: the one of production, except that Vite serves the site from its sources with hot
// reload.
await runProcess(async (deps) => {
  const vite = await createVite({
    root: inRoot('web'),
    configFile: inRoot('web/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: deps.http } },
  });
  const { listPaths, fontFaceCss, sitePlaces } = (await vite.ssrLoadModule(
    '/src/app/entry-server.tsx',
  )) as RenderEntry;
  const pages = developmentPages(vite, deps);
  return {
    files: vite.middlewares,
    pages,
    preview: async (path, current) => {
      const { status, html } = await sitePage(
        vite,
        { ...deps, catalogue: { contact: deps.catalogue.contact, current } },
        path,
        '',
      );
      const headers = { 'Content-Security-Policy': developmentCsp('') };
      return finishResponse({ status, contentType: 'text/html; charset=utf-8', body: html, headers });
    },
    listPaths,
    phoneScript: '/src/phone/start.ts',
    fontFaceCss,
    sitePlaces,
  };
});
