import { appointmentTypes, serviceGroups } from '@jeweler/core/schemas';
import { paths } from '../config/public-pages.ts';
import { filterQuery, readFilter } from './product-filter.ts';

const appointmentQuery = (query: URLSearchParams): URLSearchParams => {
  const piece = query.get('piece') ?? '';
  const type = appointmentTypes.find((each) => each === query.get('type'));
  return new URLSearchParams({ ...(piece && { piece }), ...(type && { type }) });
};

/** The part of a query that determines the page at `path`: only lists can be filtered or lengthened. */
const knownQuery = (path: string, query: URLSearchParams): URLSearchParams => {
  if (path.startsWith(paths.category(''))) return filterQuery(readFilter(query));
  if (path.startsWith(paths.collection(''))) return filterQuery({ show: readFilter(query).show });
  if (path === paths.appointment) return appointmentQuery(query);
  const service = query.getAll('service').at(-1);
  const isKnown = path === paths.services && service !== undefined && Object.hasOwn(serviceGroups, service);
  return new URLSearchParams(isKnown ? { service: `${service}` } : {});
};

/**
 * Path and query reduced to what determines the page: no trailing slash, only the keys that this page knows
 * with known values, in fixed order. Two URLs with the same result show the same page; campaign parameters and
 * the like are dropped.
 */
export const normaliseUrl = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const path = pathname.replace(/\/+$/, '') || '/';
  const query = knownQuery(path, searchParams);
  return query.size > 0 ? `${path}?${query}` : path;
};
