import type { Catalogue, OpeningHours } from '@jeweler/core/schemas';
import type { PageData } from '../data/page-data.ts';

/** What the server hands to the built render entry (`web/dist/server/entry-server.js`). */
export interface RenderInput {
  /** Path and query as requested, e.g. `/category/earrings?style=halo`. */
  url: string;
  catalogue: Catalogue;
  /** Public origin without a trailing slash; canonical links and Open Graph are absolute. */
  siteOrigin: string;
  /** The current instant, ISO 8601; copyright year and the calendar's first day follow from it. */
  now: string;
  /** When the shop is open; the notes at closed days are for staff and are not shown. */
  hours: Pick<OpeningHours, 'week' | 'closedDays'>;
}

/** Everything the server needs to send one page. */
export interface RenderedPage {
  status: 200 | 404;
  /** Inner HTML of <head> without charset, viewport, scripts: title, metas, links, JSON-LD. */
  head: string;
  /** The page's style elements; their contents are what the CSP hashes. */
  styles: string;
  /** Inner HTML of #root. */
  html: string;
  /** Read by the browser entry from `<script type="application/json" id="page-data">`. */
  data: PageData;
}

export type { PageData };

export type Render = (input: RenderInput) => RenderedPage;

/** The public paths of the sitemap. */
export type ListPaths = (catalogue: Catalogue) => string[];

/** Exports of the built render entry. */
export interface RenderEntry {
  render: Render;
  listPaths: ListPaths;
  /**
   * The address whose page answers `url`, and which it is cached under: no trailing slash, only known
   * query keys, in fixed order; one for all unknown addresses that show the same screen.
   */
  pageUrl: (url: string, catalogue: Catalogue) => string;
  /** `@font-face` rules of the site's fonts with their built addresses; the server's own pages show them too. */
  fontFaceCss: string;
}
