import { build } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Builds the server as `npm run build` does, with one more program: from the sources each start would take seconds.
 * @param folder where the programs are put
 * @param input the source of the program, by its name
 */
export const buildServer = async (folder: string, input: Record<string, string>): Promise<void> => {
  // Test runners say `test` or nothing, for which JSX is translated in another way.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    root: inRoot('server'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
};
