import { serviceIds } from '@jeweler/core/business';
import { paths } from '../config/paths.ts';
import { filterQuery, readFilter } from './product-filter.ts';

/**
 * Path and query reduced to what determines the page: no trailing slash, only known keys with known values,
 * in fixed order. Two URLs with the same result show the same page; campaign parameters and the like are
 * dropped.
 */
export const normaliseUrl = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const path = pathname.replace(/\/+$/, '') || '/';
  const known = filterQuery(readFilter(searchParams));
  const service = searchParams.getAll('service').at(-1);
  if (path === paths.services && serviceIds.some((id) => id === service)) known.set('service', `${service}`);
  return known.size > 0 ? `${path}?${known}` : path;
};
