import { createContext, use } from 'react';

/** The part of the current path that names what the page is about. */
export const SlugContext = createContext('');
export const useSlug = (): string => use(SlugContext);

const segmentsOf = (path: string) => path.replace(/(?<=.)\/+$/, '').split('/');

/**
 * Whether `pathname` is one of `pattern`'s ('/contact', '/product/:slug', or '*' for all): its slug, as it
 * stands in the address, and empty where the pattern has none; undefined where it does not match.
 */
export const matchPath = (pattern: string, pathname: string): string | undefined => {
  if (pattern === '*') return '';
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  const slug = actual[expected.indexOf(':slug')] ?? '';
  const isMatch =
    expected.length === actual.length &&
    expected.every((segment, index) => (segment === ':slug' ? slug !== '' : segment === actual[index]));
  return isMatch ? slug : undefined;
};
