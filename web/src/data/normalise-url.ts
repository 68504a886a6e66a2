/** The query keys that change what a public page shows; all others (campaign marks and so on) do not. */
const KNOWN_KEYS = ['shape', 'show', 'sort', 'style', 'service'] as const;

/**
 * Path and query reduced to what decides a page: no trailing slash, known keys only, in fixed order,
 * the last value of a repeated key. Two addresses with the same result show the same page.
 */
export const normaliseUrl = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const path = pathname.replace(/\/+$/, '') || '/';
  const known = new URLSearchParams();
  for (const key of KNOWN_KEYS) {
    const value = searchParams.getAll(key).at(-1);
    if (value) known.set(key, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
};
