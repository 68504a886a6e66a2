const PREFIX = '/media/';

/** Encodes a path below a folder for use in a URL. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * The segments of a percent-encoded path; undefined for an invalid encoding. Each is decoded once: an encoded slash
 * stays inside its segment, where no name may contain it.
 */
export const decodeSegments = (encodedPath: string): string[] | undefined => {
  try {
    return encodedPath.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

/** Root-relative URL of a file in the media folder, the only form that the portal uses. */
export const mediaUrl = (path: string): string => PREFIX + encodePath(path);

/**
 * The path of the file in the media folder that an address leads to, however it is encoded; undefined for
 * every other address. Resolved as browsers do: relative to the site, without query and fragment.
 */
export const toMediaPath = (address: string, siteUrl: string): string | undefined => {
  if (!URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin || !pathname.startsWith(PREFIX)) return undefined;
  return decodeSegments(pathname.slice(PREFIX.length))?.join('/');
};
