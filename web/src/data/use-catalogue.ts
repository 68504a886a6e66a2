import type { ContactWay } from '@jeweler/core/business';
import type { BannerItem, Category, Collection } from '@jeweler/core/schemas';
import { usePageData } from './page-data-context.ts';

/** Categories and collections come whole with the first page and stay for its life. */
export const useCategories = (): Category[] => usePageData().categories;
export const useCollections = (): Collection[] => usePageData().collections;

/** Announcements, an empty list where there are none (SPEC section 7). */
export const useBannerItems = (): BannerItem[] => usePageData().bannerItems;

/** The instant the page was rendered at; the same on the server and during hydration. */
export const useRenderedAt = (): Date => new Date(usePageData().now);

/** The shop's day then ('YYYY-MM-DD'), reckoned by the server. */
export const useRenderedDay = (): string => usePageData().day;

/** The shop's opening hours as staff have set them, and its next closed days if there are any. */
export const useOpeningHours = (): readonly Omit<ContactWay, 'href'>[] => {
  const { week, closed } = usePageData().hours;
  return [{ label: 'Hours', text: week }, ...(closed ? [{ label: 'Closed', text: closed }] : [])];
};

/** Public origin of the site, without a trailing slash. */
export const useSiteOrigin = (): string => usePageData().siteOrigin;
