import type { BannerItem, Category, Collection } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import type { Loaded } from './loaded.ts';
import { pageDataAtom } from './page-data-atom.ts';

const ready = <T>(value: T[] | undefined): Loaded<T[]> => ({ state: 'ready', value: value ?? [] });

export const useCategories = (): Loaded<Category[]> => ready(useAtomValue(pageDataAtom)?.categories);
export const useCollections = (): Loaded<Collection[]> => ready(useAtomValue(pageDataAtom)?.collections);

/** Announcements; missing data counts as an empty list (SPEC section 7). */
export const useBannerItems = (): BannerItem[] => useAtomValue(pageDataAtom)?.bannerItems ?? [];

/** The instant the page was rendered at; the same on the server and during hydration. */
export const useRenderedAt = (): Date => new Date(useAtomValue(pageDataAtom)?.now ?? Date.now());

/** Public origin of the site, without a trailing slash; the same on the server and in the browser. */
export const useSiteOrigin = (): string => useAtomValue(pageDataAtom)?.siteOrigin ?? window.location.origin;
