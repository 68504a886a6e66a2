import type { Logger } from 'pino';
import type { OpeningHoursCache } from '../appointments/opening-hours-cache.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { pageCsp, portalCsp } from './content-security-policy.ts';
import { busyPage, failurePage } from './failure-page.ts';
import { pageDocument } from './page-document.ts';
import type { WebBuild } from './web-build.ts';

/** Dependencies of page rendering. */
export interface RenderDeps {
  readonly config: {
    /** Public origin without a trailing slash. */
    readonly siteUrl: string;
  };
  readonly catalogue: CatalogueStore;
  readonly hours: Pick<OpeningHoursCache, 'current'>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly clock: () => Date;
  readonly web: WebBuild;
}

const HTML = 'text/html; charset=utf-8';
/** When to try again, in seconds, if too many pages are being rendered. */
const BUSY_SECONDS = '1';

const htmlAnswer = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedResponse> =>
  prepareResponse({
    status,
    contentType: HTML,
    body,
    headers: { ...headers, 'Content-Security-Policy': pageCsp(body) },
  });

/**
 * Renders one page as a prepared response. When rendering fails, the error is logged and the response is the
 * failure page (500), which is never cached.
 * @param url canonical path and query
 */
export const pageAnswer = async (
  url: string,
  { catalogue, clock, config, hours, log, web }: RenderDeps,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<PreparedResponse> => {
  const answer = (status: number, body: string, cacheControl: string) =>
    htmlAnswer(status, body, { ...securityHeaders, 'Cache-Control': cacheControl });
  try {
    const page = web.render({
      url,
      catalogue: catalogue.current,
      siteOrigin: config.siteUrl,
      now: clock().toISOString(),
      hours: hours.current,
    });
    return await answer(page.status, pageDocument(page, web), 'no-cache');
  } catch (error) {
    log.error({ err: error, page: url }, 'page could not be rendered');
    return answer(500, failurePage, 'no-store');
  }
};

/** Sent instead of a page while too many others are being rendered (503). */
export const busyAnswer = (securityHeaders: Readonly<Record<string, string>>): Promise<PreparedResponse> =>
  htmlAnswer(503, busyPage, {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Retry-After': BUSY_SECONDS,
  });

/** The staff portal, the same page at each of its paths: it shows nothing before somebody has signed in. */
export const portalAnswer = (
  { web }: Pick<RenderDeps, 'web'>,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<PreparedResponse> =>
  prepareResponse({
    status: 200,
    contentType: HTML,
    body: web.portalPage,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': portalCsp(web.portalPage),
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
