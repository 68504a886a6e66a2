import type { PageData } from '../data/page-data.ts';

/** Id of the `<script type="application/json">` with the data the page was rendered from. */
const PAGE_DATA_ID = 'page-data';

/** Escaped so that no catalogue text can close the element: neither with `</script>` nor with `<!--`. */
const toText = (data: PageData): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const PageDataScript = ({ data }: { data: PageData }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape what is no HTML
  <script id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: toText(data) }} />
);

/**
 * Reads the page's data; undefined if the page was not rendered on the server. `url` is always the URL that was
 * requested, normalised: unknown URLs share one response, which has another (see page-url).
 */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return undefined;
  // Written by our own server of the same build.
  const data = JSON.parse(text) as PageData;
  // Where nothing exists, no query determines the screen. `normaliseUrl` itself imports zod, too large for the start.
  const isShared = /[:*]/.test(data.url);
  return isShared ? { ...data, url: window.location.pathname } : data;
};
