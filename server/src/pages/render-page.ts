import { renderNoSitePage } from '@jeweler/core/private-pages';
import type { OpeningHours } from '@jeweler/core/schemas';
import type { Logger } from 'pino';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { type FinishedResponse, finishResponse } from '../http/finished-response.ts';
import { pageCsp, portalCsp } from './content-security-policy.ts';
import type { WebBuild } from './web-build.ts';

/** Dependencies of page rendering. */
export interface RenderDeps {
  readonly config: {
    /** Public origin without a trailing slash. */
    readonly siteUrl: string;
  };
  readonly catalogue: Pick<CatalogueStore, 'current' | 'contact'>;
  readonly hours: { readonly current: OpeningHours };
  readonly log: Pick<Logger, 'error'>;
  readonly clock: () => Date;
  readonly web: WebBuild;
}

const contentType = 'text/html; charset=utf-8';
const REVALIDATE = { 'Cache-Control': 'no-cache' };
const NEVER_CACHED = { 'Cache-Control': 'no-store' };
/** When to try again, in seconds, if too many pages are being rendered. */
const BUSY_SECONDS = '1';

const failurePage = renderNoSitePage('Something went wrong on our side');
const busyPage = renderNoSitePage('Our site is very busy right now');

const finishPage = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<FinishedResponse> =>
  finishResponse({
    status,
    contentType,
    body,
    headers: { ...headers, 'Content-Security-Policy': pageCsp(body) },
  });

/**
 * Renders one page. When that fails, the error is logged and the response is the failure page (500), which is
 * never cached.
 * @param url canonical path and query
 */
export const renderPage = async (url: string, deps: RenderDeps): Promise<FinishedResponse> => {
  const { catalogue, clock, config, hours, log, web } = deps;
  try {
    const page = web.render({
      url,
      catalogue: catalogue.current,
      siteOrigin: config.siteUrl,
      now: clock().toISOString(),
      hours: hours.current,
      script: web.script,
    });
    return await finishPage(page.status, page.html, REVALIDATE);
  } catch (error) {
    log.error({ err: error, page: url }, 'page could not be rendered');
    return finishPage(500, failurePage(catalogue.contact), NEVER_CACHED);
  }
};

/** Sent instead of a page while too many others are being rendered (503). */
export const renderBusyPage = ({ catalogue }: Pick<RenderDeps, 'catalogue'>): Promise<FinishedResponse> =>
  finishPage(503, busyPage(catalogue.contact), { ...NEVER_CACHED, 'Retry-After': BUSY_SECONDS });

/** The staff portal, the same page at each of its paths: it shows nothing before somebody has signed in. */
export const renderPortal = ({ web }: Pick<RenderDeps, 'web'>): Promise<FinishedResponse> =>
  finishResponse({
    contentType,
    body: web.portalPage,
    headers: {
      ...REVALIDATE,
      'Content-Security-Policy': portalCsp(web.portalPage),
      'X-Robots-Tag': 'noindex',
    },
  });
