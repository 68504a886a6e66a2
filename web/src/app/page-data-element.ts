import type { PageData } from '../data/page-data.ts';

/** Id of the `<script type="application/json">` that holds what the page was rendered from. */
const PAGE_DATA_ID = 'page-data';

/** Reads the page's data block. Absent where nothing was rendered on the server. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined; // written by our own server for this build
};
