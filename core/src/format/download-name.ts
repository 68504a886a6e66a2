/** The folder that all of these paths lie in, with its slash; empty where they have none in common. */
export const commonFolder = (paths: readonly string[]): string => {
  const [first = '', ...others] = paths;
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  for (const path of others)
    while (!path.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  return folder;
};

/**
 * Name under which files of the media folder are downloaded: a single one keeps its own, several
 * become an archive named for the folder they share.
 * @param paths below the media folder, with slashes
 */
export const downloadName = (paths: readonly string[]): string => {
  const [first = '', ...others] = paths;
  if (others.length === 0) return first.slice(first.lastIndexOf('/') + 1);
  return `${commonFolder(paths).split('/').at(-2) ?? 'media'}.zip`;
};
