import { createContext, use } from 'react';
import type { PageData } from './page-data.ts';

/** The data of the first page; it never changes while the document is open. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The page's data. Throws outside the site's providers: nothing can be rendered without it. */
export const usePageData = (): PageData => {
  const data = use(PageDataContext);
  if (!data) throw new Error('There is no page data above this component.');
  return data;
};
