import type { BannerItem, Category, Collection } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { pageDataAtom } from './page-data-atom.ts';

/** Categories and collections come whole with the first page and stay for its life. */
export const useCategories = (): Category[] => useAtomValue(pageDataAtom)?.categories ?? [];
export const useCollections = (): Collection[] => useAtomValue(pageDataAtom)?.collections ?? [];

/** Announcements; missing data counts as an empty list (SPEC section 7). */
export const useBannerItems = (): BannerItem[] => useAtomValue(pageDataAtom)?.bannerItems ?? [];

/** The instant the page was rendered at; the same on the server and during hydration. */
export const useRenderedAt = (): Date => new Date(useAtomValue(pageDataAtom)?.now ?? Date.now());

/** Public origin of the site, without a trailing slash; the same on the server and in the browser. */
export const useSiteOrigin = (): string => useAtomValue(pageDataAtom)?.siteOrigin ?? window.location.origin;
