import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pageHeaders } from './page-policy.ts';

/** File types of the built page; other types are not served. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
};

const PAGE = 'index.html';

/** Every route of the portal is served the same page. */
const isPagePath = (pathname: string): boolean => /^\/(?:admin(?:\/.*)?)?$/.test(pathname);

/**
 * The file of the built page for a path, below `root`; undefined if the path is not valid.
 * @param pathname as in a URL, percent-encoded
 */
export const pageFile = (root: string, pathname: string): string | undefined => {
  if (isPagePath(pathname)) return join(root, PAGE);
  try {
    const path = decodeURIComponent(pathname);
    const file = join(root, path);
    const isPlain = !/[\\:\0]/.test(path) && !path.split('/').some((name) => name.startsWith('.'));
    return isPlain && file.startsWith(root + sep) && extname(file) in types ? file : undefined;
  } catch {
    return undefined;
  }
};

/** Responds with a file of the built page, or 404. Files with a hash in their names never change. */
export const answerPageFile = async (root: string, pathname: string): Promise<Response> => {
  const file = pageFile(root, pathname);
  try {
    if (file === undefined) throw new Error('No file of the page.');
    const data = await readFile(file);
    return new Response(data, {
      headers: {
        ...pageHeaders,
        'content-type': types[extname(file)] ?? '',
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
      },
    });
  } catch {
    return new Response('Not found.', {
      status: 404,
      headers: { ...pageHeaders, 'content-type': 'text/plain' },
    });
  }
};
