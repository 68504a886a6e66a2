import type { Category, Collection } from '@jeweler/core/schemas';
import type { ContactWay } from '../content/contact.ts';
import type { SiteLink } from '../content/links.ts';
import { leadsOn } from '../content/menus.ts';
import { usePageData } from './page-data-context.ts';

/** All categories and collections are part of the first page's data and do not change afterwards. */
export const useCategories = (): Category[] => usePageData().categories;
export const useCollections = (): Collection[] => usePageData().collections;

/** Whether visitors can see what a link of the site's own texts leads to. */
export const useLeadsOn = (): ((link: SiteLink) => boolean) => {
  const categories = useCategories();
  return ({ href }) => leadsOn(href, categories);
};

/** The shop's opening hours as set by staff, and its next closed days, if any. */
export const useOpeningHours = (): readonly ContactWay[] => {
  const { week, closed } = usePageData().hours;
  return [{ label: 'Hours', text: week }, ...(closed ? [{ label: 'Closed', text: closed }] : [])];
};

/** Public origin of the site, without a trailing slash. */
export const useSiteOrigin = (): string => usePageData().siteOrigin;
