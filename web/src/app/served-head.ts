/** What `PageHeadTags` renders into the head. */
const TAGS = 'title, meta[name], meta[property], link[rel=canonical]';
/** Tags of every page (`Document`). */
const COMMON = 'meta[name=viewport], meta[name=theme-color]';

let served: readonly Element[] = [];

/** Remembers the page's metadata as the server rendered it: React takes it over when the page is hydrated. */
export const rememberServedHead = (): void => {
  served = [...document.head.querySelectorAll(TAGS)].filter((element) => !element.matches(COMMON));
};

/** The page is hydrated: its metadata is React's. */
export const forgetServedHead = (): void => {
  served = [];
};

/** The page was left before it was hydrated: React does not remove what it has not taken over. */
export const removeServedHead = (): void => {
  for (const element of served) element.remove();
  served = [];
};
