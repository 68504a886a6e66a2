import { madeAt } from './build-folders.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureSiteInstalled } from './ensure-installed.mjs';
import { builtFile } from './import-built.mjs';
import { dropPackagesAside, restorePackages } from './keep-packages.mjs';
import { StepError } from './step.mjs';

/**
 * Installs the packages and builds the site, whatever is missing or stale. If either fails, packages and builds
 * are what they were before.
 */
export const prepareSite = async () => {
  restorePackages();
  try {
    await ensureSiteInstalled();
    await ensureBuilt();
  } catch (error) {
    restorePackages();
    throw error;
  }
  dropPackagesAside();
};

/**
 * The same before a start: when it fails and there is an earlier build, says so and returns, so that the site
 * is served from that one.
 * @throws the failure when nothing can be served
 */
export const prepareSiteOrKeepLast = async () => {
  try {
    await prepareSite();
  } catch (error) {
    const since = lastBuild();
    if (since === undefined) throw error;
    console.error(error instanceof StepError ? `\n${error.message}` : error);
    console.error(
      `\nTHE UPDATE FAILED for the reason above. The site is served from the last good build, of ${since}: ` +
        'correct the cause, or go back to the previous version, and start again.\n',
    );
  }
};

/** When the build was made that can be served; undefined without one. */
const lastBuild = () => {
  try {
    return new Date(madeAt(builtFile())).toISOString();
  } catch {
    return undefined;
  }
};
