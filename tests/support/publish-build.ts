import { makeBuild, makeCurrent } from '../../scripts/lib/build-folders.mjs';

/** Makes a build and makes it current, as a start does with a whole site. */
export const publishBuild = async (
  dist: string,
  id: string,
  make: (folder: string) => Promise<void>,
): Promise<void> => {
  await makeBuild(dist, id, make);
  await makeCurrent(dist, id);
};
