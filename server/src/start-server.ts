import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './database/open-data-folder.ts';
import type { Database } from './database/sqlite.ts';
import { OperatorError } from './errors.ts';
import type { Log } from './http/log.ts';
import { MediaIndex } from './media/index/media-index.ts';
import type { ReadSide } from './page-rendering/read-side.ts';
import { createPortal } from './routes/admin/portal.ts';
import { AdminSessions } from './services/admin-sessions.ts';
import { Admins } from './services/admins.ts';
import { missingPictures, readCatalogueFile } from './services/catalogue-file.ts';
import { type CatalogueStore, DatabaseCatalogueStore } from './services/catalogue-store.ts';
import { ensureFirstAdmin } from './services/first-admin.ts';
import { PasswordHashing } from './services/password-hashing.ts';
import { stoppable } from './stop-server.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  /** Opens what answers pages, catalogue and media. */
  readonly openReadSide: (deps: {
    config: Config;
    catalogue: CatalogueStore;
    log: Log;
    clock: () => Date;
  }) => ReadSide | Promise<ReadSide>;
  /** Told each step of the start, in words. */
  readonly report: (step: string) => void;
}

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Stops accepting, lets requests in flight finish, closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database (and fills a new one), and serves. Throws OperatorError when the data folder, the
 * catalogue file or the port cannot be used.
 */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { config, log, clock, report } = options;
  const database = await openDataFolder(config.dataDir);
  report(`Database open in ${config.dataDir}`);
  const catalogue = new DatabaseCatalogueStore(database, log);
  const closeData = async () => {
    catalogue.close();
    await database.close();
  };
  try {
    await fillCatalogue(catalogue, options);
    await addFirstAdmin(database, options);
    const readSide = await options.openReadSide({ config, catalogue, log, clock });
    const media = new MediaIndex({ ...config, log });
    const sessions = new AdminSessions(database, clock, config.sessionHours);
    const portal = createPortal({ config, database, clock, catalogue, media, sessions });
    const app = createApp({ config, database, log, clock, readSide: readSide.handler, sessions, portal });
    const server = createServer((req, res) => {
      if (!readSide.answerPrepared(req, res) && !portal.answerPrepared(req, res)) app(req, res);
    });
    const stop = stoppable(server);
    const url = await listen(server, config);
    catalogue.watch();
    return {
      url,
      async close() {
        portal.close();
        await stop();
        await media.close();
        await closeData();
      },
    };
  } catch (error) {
    await closeData();
    throw error;
  }
};

const fillCatalogue = async (store: DatabaseCatalogueStore, options: StartOptions): Promise<void> => {
  const { config, report } = options;
  await store.refresh();
  if (store.version > 0) return;
  const file = await readCatalogueFile(config.catalogueFile);
  for (const warning of missingPictures(file, config.mediaDir)) report(`Warning: ${warning}`);
  await store.replace(file);
  report(`Catalogue imported from ${config.catalogueFile}: ${file.products.length} pieces`);
};

const addFirstAdmin = async (database: Database, options: StartOptions): Promise<void> => {
  const { config, clock, report } = options;
  const first = await ensureFirstAdmin(new Admins(database, new PasswordHashing(), clock), config);
  if (!first) return;
  const password = first.password ? `, password ${first.password} (shown only this once)` : '';
  report(`First admin added: ${first.username}${password}`);
};

const listen = async (server: Server, { port, host }: Config): Promise<string> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, port, host)));
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const wildcard = host === '0.0.0.0' || host === '::';
  const name = wildcard || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}`;
};

const listenFault = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(`Port ${port} is in use by another program: end it, or set PORT to another.`);
    case 'EACCES':
      return new OperatorError(`Port ${port} may not be used by this user: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
};
