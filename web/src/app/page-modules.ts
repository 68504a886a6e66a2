/** Name of the server's meta element that lists the scripts of a page, separated by spaces. */
const PAGE_MODULES = 'page-modules';

/** Fetches all scripts of the page side by side; else each would be found only by running another. */
export const preloadPageModules = (): void => {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${PAGE_MODULES}]`)?.content;
  for (const href of list?.split(' ').filter(Boolean) ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
};
