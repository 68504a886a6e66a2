import path from 'node:path';
import { builtFile } from '../../../scripts/lib/import-built.mjs';
import { serverSettings } from '../../library-suite/library-server.ts';
import { createMediaFolder, usedFile } from '../../library-suite/media-folder.ts';
import { freePort } from '../../support/free-port.ts';
import type { startServerHere } from '../../support/server-in-this-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { test as base, expect } from './portal-test.ts';

export { expect };

const here = async (): Promise<{ startServerHere: typeof startServerHere }> =>
  import(process.env.SERVER_HERE ?? 'set by build-server-here.ts');

interface OwnServerFixtures {
  /** Settings of the server in addition to the defaults for tests, as environment variables. */
  settings: Record<string, string>;
  /** What lies in its media folder. */
  files: readonly string[];
  /** A session on another device. */
  otherToken: string;
}

/** The portal with its own server, without a mail server: every mail stays waiting. */
export const test = base.extend<OwnServerFixtures>({
  settings: [{}, { option: true }],
  files: [[usedFile.path], { option: true }],
  baseURL: async ({ settings, files }, use) => {
    const { folder, remove } = temporaryFolder();
    const environment = {
      ...serverSettings(folder, await freePort()),
      ADMIN_PASSWORD: 'browser tests only',
      ...settings,
    };
    await createMediaFolder(environment.MEDIA_DIR).add(...files);
    const { startServerHere } = await here();
    const server = await startServerHere(environment, path.dirname(builtFile('main.js')));
    await use(environment.SITE_URL);
    await server.close();
    remove();
  },
  otherToken: async ({ openSession }, use) => use((await openSession()).token),
});
