/** The deepest folder that contains all paths, with its trailing slash; empty if they share none. */
export const commonFolder = (paths: readonly string[]): string => {
  const [first = '', ...others] = paths;
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  for (const path of others)
    while (!path.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  return folder;
};

/**
 * Name of a download of files from the media folder: a single file keeps its name, several become an archive
 * named after the folder they share.
 * @param paths relative to the media folder, with forward slashes
 */
export const downloadName = (paths: readonly string[]): string => {
  const [first = '', ...others] = paths;
  if (others.length === 0) return first.slice(first.lastIndexOf('/') + 1);
  return `${commonFolder(paths).split('/').at(-2) ?? 'media'}.zip`;
};
