import type { PageData } from '../data/page-data.ts';

/** Id of the `<script type="application/json">` that holds what the page was rendered from. */
const PAGE_DATA_ID = 'page-data';

/**
 * Reads the page's data block. Absent where nothing was rendered on the server. The data belongs to the
 * address that was asked for: unknown ones share one answer, which names another (see page-url).
 */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return undefined;
  // Written by our own server for this build.
  const data = JSON.parse(text) as PageData;
  // What normalises an address needs zod by its imports, far too much for the start.
  const isShared = /[:*]/.test(data.url);
  return isShared ? { ...data, url: window.location.pathname + window.location.search } : data;
};
