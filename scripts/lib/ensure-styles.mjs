import { existsSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { runBin } from './run.mjs';
import { readStamp, stamped } from './stamp.mjs';
import { StepError, step } from './step.mjs';

/** The configuration of Panda CSS; the sources whose styles it collects are not included. */
export const styleSources = ['web/panda', 'web/panda.config.ts'];

const sources = [...styleSources, 'core/src/theme', 'package-lock.json'];

/**
 * Generates `web/styled-system/MODE`, which the site's components import, when it is missing or stale; call it
 * before anything type-checks or runs them. Packages have to be installed.
 * @param {'development' | 'production'} mode which decides whether class names are readable
 */
export const ensureStyles = async (mode = 'development') => {
  const stampFile = inRoot('web/styled-system', mode, '.stamp');
  const wanted = fingerprint(sources);
  if (readStamp(stampFile) === wanted && existsSync(inRoot('web/styled-system', mode, 'jsx/index.js')))
    return;
  await step('Generating the site’s style functions', () =>
    stamped(stampFile, wanted, async () => {
      const { code, output } = await runBin('@pandacss/dev', 'panda', ['codegen', '--silent'], {
        cwd: inRoot('web'),
        env: { NODE_ENV: mode, NO_COLOR: '1' },
        quiet: true,
      });
      if (code !== 0) throw new StepError(`Panda CSS failed:\n${output}`);
    }),
  );
};
