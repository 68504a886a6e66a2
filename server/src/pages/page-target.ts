/**
 * Canonical form of a request target such as `/Contact/?utm_source=x`: lower-case path, single slashes, none
 * at the end, query unchanged. It starts with exactly one slash, so it is safe in a Location header. A path
 * with invalid percent-encoding is taken literally and results in the not-found page. `moved`: another path was requested,
 * so that the visitor has to be redirected.
 * @param target origin-form, beginning with a slash
 */
export const pageTarget = (target: string) => {
  const queryAt = target.indexOf('?');
  const rawPath = decodable(queryAt === -1 ? target : target.slice(0, queryAt));
  const search = queryAt === -1 ? '' : target.slice(queryAt);
  const path = canonicalPath(rawPath);
  return { url: path + search, moved: path !== rawPath };
};

const canonicalPath = (rawPath: string): string => {
  const { pathname } = new URL(singleSlashes(rawPath), 'http://localhost');
  const path = singleSlashes(pathname).toLowerCase();
  return path.length > 1 ? path.replace(/\/$/, '') : path;
};

/**
 * Browsers treat backslashes as slashes: `/\evil.example/` must never become a Location that leads to another
 * host.
 */
const singleSlashes = (path: string): string => path.replace(/[/\\]+/g, '/');

const decodable = (path: string): string => {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
};
