import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createShownHours, type ShownHours } from './appointments/shown-hours.ts';
import { missingPictures, readCatalogueFile } from './catalogue/catalogue-file.ts';
import { type CatalogueStore, DatabaseCatalogueStore } from './catalogue/catalogue-store.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './database/open-data-folder.ts';
import type { Database } from './database/sqlite.ts';
import { OperatorError } from './errors.ts';
import { createHttpServer } from './http/http-server.ts';
import type { Log } from './log.ts';
import { MediaIndex } from './media/index/media-index.ts';
import { type MediaFiles, openMediaFiles } from './media/media-files.ts';
import type { ReadSide } from './pages/read-side.ts';
import { Admins } from './staff/admins.ts';
import { ensureFirstAdmin } from './staff/first-admin.ts';
import { PasswordHashing } from './staff/password-hashing.ts';
import { stoppable } from './stop-server.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  /** Creates the handler for pages, catalogue and media. */
  readonly openReadSide: (deps: {
    config: Config;
    catalogue: CatalogueStore;
    files: MediaFiles;
    hours: ShownHours;
    log: Log;
    clock: () => Date;
  }) => ReadSide | Promise<ReadSide>;
  /** Called with a message for each step of the start. */
  readonly report: (step: string) => void;
  /** Whether `report` writes to a terminal and nowhere else: the only place where a password is shown. */
  readonly hasTerminal: boolean;
}

export interface RunningServer {
  /** The URL it listens on. */
  readonly url: string;
  /** Stops accepting connections, lets requests in progress finish, closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database (and imports the catalogue into a new one), and starts to listen. Throws OperatorError
 * when the data folder, the catalogue file or the port cannot be used.
 */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { config, log, clock, report } = options;
  const database = await openDataFolder(config.dataDir, { use: 'server', report });
  report(`Database open in ${config.dataDir}`);
  const catalogue = new DatabaseCatalogueStore(database, log);
  const media = new MediaIndex({ ...config, log });
  const closeData = async () => {
    catalogue.close();
    await database.close();
    await media.close();
  };
  try {
    await media.ready;
    await fillCatalogue(catalogue, media, options);
    await addFirstAdmin(database, options);
    const files = openMediaFiles(config, log);
    const hours = createShownHours(database);
    await hours.refresh();
    const readSide = await options.openReadSide({ config, catalogue, files, hours, log, clock });
    const app = createApp({ config, database, log, clock, catalogue, hours, media, files, readSide });
    const server = createHttpServer(app.handler);
    const stop = stoppable(server);
    const url = await listen(server, config);
    catalogue.watch();
    return {
      url,
      async close() {
        const mailDone = app.close();
        database.writes.hurry();
        await Promise.all([stop(), mailDone]);
        await closeData();
      },
    };
  } catch (error) {
    await closeData();
    throw error;
  }
};

const fillCatalogue = async (
  store: DatabaseCatalogueStore,
  media: MediaIndex,
  options: StartOptions,
): Promise<void> => {
  const { config, log, report } = options;
  await store.refresh();
  if (store.version > 0) return;
  const file = await readCatalogueFile(config.catalogueFile);
  // A drive that hangs would block the start.
  const warnings = media.health.state === 'failed' ? [] : missingPictures(file, config.mediaDir);
  for (const warning of warnings) log.warn(warning);
  await store.replace(file);
  report(`Catalogue imported from ${config.catalogueFile}: ${file.products.length} products`);
};

const addFirstAdmin = async (database: Database, options: StartOptions): Promise<void> => {
  const { config, clock, report, hasTerminal } = options;
  const admins = new Admins(database, new PasswordHashing(), clock);
  const outcome = await ensureFirstAdmin(admins, config, hasTerminal);
  if (outcome) report(outcome);
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
      return new OperatorError(
        `Port ${port} is in use by another program: close it, or set PORT to another number.`,
      );
    case 'EACCES':
      return new OperatorError(`Port ${port} cannot be used by this user: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
};
