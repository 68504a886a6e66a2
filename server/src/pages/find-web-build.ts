import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of the current build and of those it replaced. */
export interface WebBuildFolders {
  readonly current: string;
  /** Newest first; pages opened before an update still load their chunks from them. */
  readonly retired: readonly string[];
}

/** How long the files of a build are still served after its replacement. */
const RETIRED_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The names that `scripts/lib/build-folders.mjs` gives to builds begin with the time they were made. */
const BUILD = /^\d{13}-/;
const madeAt = (name: string): number => Number(name.slice(0, 13));

/**
 * Finds the site that was built with this server, and those of builds that were replaced less than a day
 * before `now`.
 * @param serverBuild the folder of the server's build; builds before it lie beside it
 */
export const findWebBuild = (serverBuild: string, now: Date): WebBuildFolders => {
  const dist = path.dirname(serverBuild);
  const own = path.basename(serverBuild);
  const builds = readdirSync(dist).filter((name) => BUILD.test(name) && name <= own);
  // A build was replaced when the next one was made; the last is this server's own.
  const retired = builds
    .sort()
    .filter((_, i) => now.getTime() - madeAt(builds[i + 1] ?? '') < RETIRED_LIFETIME_MS)
    .reverse();
  const toFolder = (name: string) => path.join(dist, name, 'web');
  return { current: toFolder(own), retired: retired.map(toFolder) };
};
