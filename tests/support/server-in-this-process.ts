import path from 'node:path';
import { ensureFirstAdmin } from '../../server/src/accounts/first-admin.ts';
import { readCatalogueFile } from '../../server/src/catalogue/catalogue-file.ts';
import { loadConfig } from '../../server/src/config.ts';
import { createServer, type JewelerServer } from '../../server/src/create-server.ts';
import { createLog } from '../../server/src/log.ts';
import { createSite } from '../../server/src/pages/site.ts';
import { loadWebBuild } from '../../server/src/pages/web-build.ts';
import { scannerInThisProcess } from './scanner-in-this-process.ts';

/**
 * Starts the server in the process of the tests, with the built site, the sample catalogue and the first admin.
 * @param environment its settings, as environment variables
 * @param build the folder of the server's build
 * @param clock its time, which its answers have in their `Date`, too
 */
export const startServerHere = async (
  environment: Record<string, string>,
  build: string,
  clock: () => Date,
): Promise<JewelerServer> => {
  const config = loadConfig(environment);
  const server = await createServer(config, {
    log: createLog(config),
    clock,
    startScanner: scannerInThisProcess,
    openSite: async (deps) => createSite({ ...deps, web: await loadWebBuild(path.join(build, 'web')) }),
    prepare: async ({ catalogue, admins }) => {
      await catalogue.replace(await readCatalogueFile(config.catalogueFile));
      await ensureFirstAdmin(admins, config, false);
    },
  });
  server.http.prependListener('request', (_request, response) => {
    response.setHeader('Date', clock().toUTCString());
  });
  await server.listen(config);
  return server;
};
