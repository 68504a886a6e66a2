const PREFIX = '/media/';

/** A path below a folder as it stands in an address. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Root-relative address of a file of the media folder, the one form in which the portal knows it. */
export const mediaUrl = (path: string): string => PREFIX + encodePath(path);

/**
 * The path of a file of the media folder that an address leads to, however it is encoded; undefined
 * for every other address. Read as browsers do: relative to the site, without query and fragment.
 */
export const mediaPathOf = (address: string, siteUrl: string): string | undefined => {
  if (!URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin || !pathname.startsWith(PREFIX)) return undefined;
  try {
    return pathname.slice(PREFIX.length).split('/').map(decodeURIComponent).join('/');
  } catch {
    return undefined;
  }
};
