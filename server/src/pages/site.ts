import type { Catalogue } from '@jeweler/core/schemas';
import type { Handler } from 'express';
import { networkOf } from '../client-network.ts';
import { type FinishedResponse, FOR_CDN, sendFinished } from '../http/finished-response.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { buildFiles } from './build-files.ts';
import { pageTarget } from './page-target.ts';
import { RenderBudget, startWork } from './render-budget.ts';
import { type RenderDeps, renderBusyPage, renderPage, renderPortal } from './render-page.ts';
import type { WebBuild } from './web-build.ts';

/** The site as the server sends it: built, or in development from its sources. */
export interface Site extends Pick<WebBuild, 'listPaths' | 'phoneScript' | 'fontFaceCss' | 'sitePlaces'> {
  /** Sends the site's files (assets, favicon); calls `next` for all other paths. */
  readonly files: Handler;
  /** A page made from another catalogue than the present one; never cached. */
  readonly preview: (path: string, catalogue: Catalogue) => Promise<FinishedResponse>;
  /** Sends a page for any path: the site's, the staff portal, or the not-found page. */
  readonly pages: Handler;
}

export interface SiteDeps extends RenderDeps {
  readonly responses: ResponseCache;
}

/** Addresses of the staff portal. */
export const PORTAL = /^\/admin(?:[/?]|$)/;

/** @throws the file system's error when the folders of the build cannot be read */
export const createSite = async (deps: SiteDeps): Promise<Site> => {
  const { catalogue, clock, responses, web } = deps;
  const budget = new RenderBudget(clock);
  // What the sitemap lists is the same for everybody; the portal and the account are not in it.
  const listed = new WeakMap<Catalogue, ReadonlySet<string>>();
  const isListed = (key: string): boolean => {
    const { current } = catalogue;
    const paths = listed.get(current) ?? new Set(web.listPaths(current));
    listed.set(current, paths);
    return paths.has(key.split('?', 1)[0] ?? '');
  };

  const pages: Handler = async (request, response) => {
    const { url, moved } = pageTarget(toRequestTarget(request));
    if (moved) {
      response.removeHeader('Cache-Control');
      response.status(301).location(url).end();
      return;
    }
    const isPortal = PORTAL.test(url);
    const key = isPortal ? '/admin' : web.pageUrl(url, catalogue.current);
    const page = isPortal
      ? await responses.get(key, () => renderPortal(deps))
      : await responses.get(key, async () => {
          if (!key.includes('?')) return renderPage(key, deps);
          const network = networkOf(request);
          if (!budget.allows(network)) return renderBusyPage(deps);
          const worked = startWork();
          // Rendered at once; what it waits for afterwards leaves the thread to others.
          const rendering = renderPage(key, deps);
          budget.spend(network, worked());
          return rendering;
        });
    if (page.status === 200 && isListed(key)) response.set(FOR_CDN);
    // A page that has been deleted is gone for good (`oldAddresses`).
    const isGone = page.status === 404 && response.locals.isGone === true;
    sendFinished(request, response, isGone ? { ...page, status: 410 } : page);
  };

  return {
    ...web,
    files: await buildFiles(web),
    pages,
    preview: (path, current) =>
      renderPage(path, { ...deps, catalogue: { current, contact: catalogue.contact } }),
  };
};

/** Path and query; a target in absolute form (`GET http://host/path`) has more. */
export const toRequestTarget = ({ path, url }: { readonly path: string; readonly url: string }): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? path : path + url.slice(queryAt);
};
