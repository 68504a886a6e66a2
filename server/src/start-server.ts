import type { AddressInfo } from 'node:net';
import { ensureFirstAdmin } from './accounts/first-admin.ts';
import { hasPicture, readCatalogueFile } from './catalogue/catalogue-file.ts';
import { listMissingPictures } from './catalogue/plan-file.ts';
import type { Config } from './config.ts';
import { createServer, type OpenSite, type PreparedData } from './create-server.ts';
import { OperatorError } from './errors.ts';
import type { Log } from './log.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Log;
  readonly openSite: OpenSite;
  /** Descriptor of a listening socket that is used instead of HOST and PORT. */
  readonly socket?: number | undefined;
  /** Called with a message for each step of the start. */
  readonly report: (step: string) => void;
  /** Whether `report` writes to a terminal and nowhere else: the only place where a password is shown. */
  readonly hasTerminal: boolean;
}

/**
 * Opens the server (a new database gets the catalogue file and the first admin), and starts to listen. Throws
 * OperatorError when the data folder, the catalogue file or the port cannot be used. Resolves with the URL that it
 * listens on, and `close` (see JewelerServer).
 */
export const startServer = async (options: StartOptions) => {
  const { config, socket } = options;
  const prepare = async (data: PreparedData) => {
    await fillCatalogue(data, options);
    const outcome = await ensureFirstAdmin(data.admins, config, options.hasTerminal);
    if (outcome) options.report(outcome);
  };
  const server = await createServer(config, { ...options, prepare });
  try {
    await server.listen(socket === undefined ? { port: config.port, host: config.host } : { fd: socket });
  } catch (error) {
    await server.close();
    throw listenFault(error as NodeJS.ErrnoException, config);
  }
  return { url: localUrl(server.http.address() as AddressInfo, config), close: server.close };
};

const fillCatalogue = async (
  { catalogue, media }: PreparedData,
  { config, log, report }: StartOptions,
): Promise<void> => {
  await catalogue.refresh();
  if (catalogue.version > 0) return;
  const file = await readCatalogueFile(config.catalogueFile);
  const plan = await catalogue.replace(file);
  // A drive that hangs would block the start.
  const files = { has: (url: string) => media.health.state === 'failed' || hasPicture(url, config) };
  for (const { name, url } of await listMissingPictures(plan, files))
    log.warn(`${name}: there is no file for ${url} in ${config.mediaDir}`);
  report(`Catalogue imported from ${config.catalogueFile}: ${file.products.length} products`);
};

const localUrl = ({ port }: AddressInfo, { host }: Config): string => {
  const isWildcard = host === '0.0.0.0' || host === '::';
  const name = isWildcard || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const listenFault = (error: NodeJS.ErrnoException, { port, host }: Config): Error => {
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
