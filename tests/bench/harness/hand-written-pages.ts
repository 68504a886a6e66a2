import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../support/free-port.ts';
import { withBrowser } from './chromium.ts';

/**
 * In the page: reduces it to what a person would have written for the same content, without scripts and
 * unused rules.
 */
const keepOnlyContent = (): string => {
  const scripts = 'script, link[rel=modulepreload]';
  for (const element of document.querySelectorAll(scripts)) element.remove();
  const isUsed = (selector: string) => {
    try {
      // Pseudo-classes and pseudo-elements are ignored; an escaped colon belongs to the name of a class.
      const found = selector.replaceAll(/(?<!\\)::?[\w-]+(?:\([^()]*\))?/g, '') || '*';
      return document.querySelector(found) !== null;
    } catch {
      return true;
    }
  };
  const usedRules = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
        if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
        const inner = usedRules(rule.cssRules);
        return inner ? `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}` : '';
      })
      .join('');
  for (const style of document.querySelectorAll('style')) {
    style.textContent = usedRules((style.sheet as CSSStyleSheet).cssRules);
  }
  return `<!doctype html>${document.documentElement.outerHTML}`;
};

/** The pages at these paths as plain documents with the same content, by path. */
const plainDocuments = (site: string, paths: readonly string[]): Promise<Map<string, Buffer>> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    // tsx inserts calls of this function to preserve function names; it does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.route('**/assets/*.js', (route) => route.abort());
    const documents = new Map<string, Buffer>();
    for (const path of paths) {
      await page.goto(site + path);
      documents.set(path, brotliCompressSync(await page.evaluate(keepOnlyContent)));
    }
    return documents;
  });

interface Asset {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const fetchAsset = async (url: string, accept: string): Promise<Asset> => {
  const answer = await fetch(url, { headers: { accept } });
  const told = ['content-type', 'cache-control'].map((name) => [name, answer.headers.get(name) ?? '']);
  return {
    status: answer.status,
    headers: Object.fromEntries(told),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

/**
 * Serves each page as if written by hand: the same text, pictures and fonts, only the rules it uses, and no
 * script. Everything except pages is fetched from the site itself, once: a picture that arrived later here than
 * there would no longer count as competing with the largest one, and the comparison would not be fair.
 */
export const withHandWrittenPages = async <Result>(
  site: string,
  paths: readonly string[],
  use: (url: string) => Promise<Result>,
): Promise<Result> => {
  const documents = await plainDocuments(site, paths);
  const assets = new Map<string, Promise<Asset>>();
  const port = await freePort();
  const server = createServer(async ({ url = '/', headers }, response) => {
    const document = documents.get(url);
    if (document) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(document);
      return;
    }
    const asset = assets.get(url) ?? fetchAsset(site + url, headers.accept ?? '*/*');
    assets.set(url, asset);
    const { status, headers: told, body } = await asset;
    response.writeHead(status, told);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
