import type { AddressInfo } from 'node:net';
import type { Catalogue } from '@jeweler/core/schemas';
import { JSDOM } from 'jsdom';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { createServer } from '../../../server/src/create-server.ts';
import { createLog } from '../../../server/src/log.ts';
import { createSite } from '../../../server/src/pages/site.ts';
import { shippedCatalogue } from '../../support/sample-products.ts';
import { scannerInThisProcess } from '../../support/scanner-in-this-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { TEST_NOW, testConfig } from '../../support/test-server.ts';
import { webFromSources as web } from '../../support/web-from-sources.ts';
import { type Answer, sendRequest } from '../reads/send-request.ts';

/** A page as the server sends it, parsed without running its scripts. */
export interface FirstHtml extends Answer {
  readonly document: Document;
  /** Content of a meta element by name or property. */
  meta(name: string): string | undefined;
  /** Address of the canonical link. */
  canonical(): string | undefined;
  /** Its structured data, in document order. */
  structuredData(): Record<string, unknown>[];
}

interface PublicSite {
  readonly origin: string;
  get(target: string): Promise<Answer>;
  /** The page, requested once. */
  page(target: string): Promise<FirstHtml>;
  close(): Promise<void>;
}

/** The text of an element, with ordinary spaces only. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const parse = (answer: Answer, url: string): FirstHtml => {
  // What a style element says is of no use without a layout, and takes most of the time.
  const html = answer.text.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const { document } = new JSDOM(html, { url }).window;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    ...answer,
    document,
    meta: (name) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    canonical: () => attribute('link[rel=canonical]', 'href'),
    structuredData: () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
      ),
  };
};

/**
 * The whole server with a catalogue, usually the sample, and its pictures. Pages are rendered from the sources of
 * the site, its other files are those of the last build.
 */
export const startPublicSite = async (catalogue: Catalogue = shippedCatalogue): Promise<PublicSite> => {
  const { folder, remove } = temporaryFolder();
  const origin = 'https://shop.example';
  const config = testConfig(folder, { mediaDir: inRoot('media'), siteUrl: origin });
  const server = await createServer(config, {
    log: createLog(config, { write: () => undefined }),
    clock: () => TEST_NOW,
    startScanner: scannerInThisProcess,
    openSite: (deps) => createSite({ ...deps, web }),
  });
  await server.catalogue.replace(catalogue);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const get = (target: string) => sendRequest(`http://127.0.0.1:${port}`, target);
  const pages = new Map<string, Promise<FirstHtml>>();
  return {
    origin,
    get,
    page: (target) => {
      const page = pages.get(target) ?? get(target).then((answer) => parse(answer, origin + target));
      pages.set(target, page);
      return page;
    },
    close: async () => {
      await server.close();
      remove();
    },
  };
};
