/** What a page says about itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path, without origin; a page that does not exist has none. */
  path?: string;
  /** Picture for link previews, root-relative or absolute. */
  image?: string;
  /** The page's largest picture, fetched before the styles ask for it. */
  preload?: { srcSet: string; sizes: string };
  /** 404 pages are not indexed and have no canonical link. */
  status?: 200 | 404;
  /** schema.org objects of this page (see json-ld); the shop itself is on every page anyway. */
  jsonLd?: readonly object[];
}

export interface HeadCollector {
  head?: PageHead;
}
