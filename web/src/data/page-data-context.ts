import { createContext, use } from 'react';
import type { PageData } from './page-data.ts';

/** What the first page was rendered from; the same value for the life of the page. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The page's data. Throws outside the site's providers: nothing can be drawn without it. */
export const usePageData = (): PageData => {
  const data = use(PageDataContext);
  if (!data) throw new Error('There is no page data above this component.');
  return data;
};
