import type { Catalogue, OpeningHours } from '@jeweler/core/schemas';
import type { SitePlace } from '../data/site-places.ts';

/** What the server passes to the built render entry (`web/server/entry-server.js` in a build). */
export interface RenderInput {
  /** Path and query as requested, e.g. `/category/earrings?style=halo`. */
  url: string;
  catalogue: Catalogue;
  /** Public origin without a trailing slash; canonical links and Open Graph URLs are absolute. */
  siteOrigin: string;
  /** The current instant, ISO 8601; determines the copyright year and the calendar's first day. */
  now: string;
  /** When the shop is open. The notes on closed days are for staff and are not shown. */
  hours: Pick<OpeningHours, 'week' | 'closedDays'>;
  /** URL of the page's script. */
  script: string;
}

/** Everything the server needs to send one page. */
export interface RenderedPage {
  status: 200 | 404;
  /** The document. The CSP contains the hashes of its style elements. */
  html: string;
}

export type { SitePlace };

export type Render = (input: RenderInput) => RenderedPage;

/** Exports of the built render entry. */
export interface RenderEntry {
  render: Render;
  /** The public paths of the sitemap, in its order. */
  listPaths: (catalogue: Catalogue) => string[];
  /**
   * The URL whose page is the response to `url`, used as the cache key: no trailing slash, only known query
   * keys in fixed order; one for all unknown URLs that show the same screen.
   */
  pageUrl: (url: string, catalogue: Catalogue) => string;
  /** `@font-face` rules of the site's fonts with their built URLs; the server's own pages use them too. */
  fontFaceCss: string;
  /** The places of the site's own pages, whose pictures and films the shop may replace. */
  sitePlaces: readonly SitePlace[];
}
