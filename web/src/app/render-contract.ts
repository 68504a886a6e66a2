import type { BannerItem, Catalogue, Category, Collection, Product } from '@jeweler/core/schemas';

/** What the server hands to the built render entry (`web/dist/server/entry-server.js`). */
export interface RenderInput {
  /** Path and query as requested, e.g. `/category/earrings?style=halo`. */
  url: string;
  catalogue: Catalogue;
  /** Public origin without a trailing slash; canonical links and Open Graph are absolute. */
  siteOrigin: string;
  /** The current instant, ISO 8601; copyright year and the calendar's first day follow from it. */
  now: string;
}

/** Everything the server needs to send one page. */
export interface RenderedPage {
  status: 200 | 404;
  /** Inner HTML of <head> without charset, viewport, scripts: title, metas, links, JSON-LD. */
  head: string;
  /** Critical `<style data-emotion>` elements; their contents are what the CSP hashes. */
  styles: string;
  /** Inner HTML of #root. */
  html: string;
  /** Read by the browser entry from `<script type="application/json" id="page-data">`. */
  data: PageData;
  /** Client modules of the matched route, as keys of the vite manifest, to be preloaded. */
  modules: string[];
}

/** What a page was rendered from: the browser starts from the same values. */
export interface PageData {
  /** Path and query the data belongs to. */
  url: string;
  now: string;
  siteOrigin: string;
  categories: Category[];
  collections: Collection[];
  bannerItems: BannerItem[];
  /** Pieces this page shows, in order; at most as many as are drawn. */
  products: Product[];
  /** How many pieces the page's list has in all (`products` may be its beginning). */
  productCount: number;
}

export type Render = (input: RenderInput) => RenderedPage;

/** The public paths of the sitemap, as path and an optional picture. */
export type ListPaths = (catalogue: Catalogue) => string[];

/** Exports of the built render entry. */
export interface RenderEntry {
  render: Render;
  listPaths: ListPaths;
}
