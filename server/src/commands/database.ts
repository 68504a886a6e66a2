import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyRows, copyToSqlite } from '../database/copy-rows.ts';
import { whileOpen } from '../database/database.ts';
import { databaseFile, lockDataFolder } from '../database/lock.ts';
import { openDataFolder } from '../database/open-data-folder.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { OperatorError } from '../errors.ts';
import { type CommandHost, operatorCommand, runCommand } from './command.ts';

/** `npm run database`: takes a shop from one engine to the other (docs/scaling.md). */
export const databaseCommand = operatorCommand('database', (parser, host) => {
  parser.description('Takes the shop from SQLite to PostgreSQL, or back.');
  parser
    .command('to-postgres')
    .description(
      'copy SQLite’s database in DATA_DIR to the empty one of DATABASE_URL (stop the server first)',
    )
    .action(() => toPostgres(host));
  parser
    .command('to-sqlite')
    .description('copy the database of DATABASE_URL to a new one in DATA_DIR (stop every server first)')
    .action(() => toSqlite(host));
});

const addressOf = ({ config }: CommandHost): string => {
  if (config.databaseUrl === undefined)
    throw new OperatorError('DATABASE_URL is not set: it names the database of PostgreSQL.');
  return config.databaseUrl;
};

const toPostgres = async (host: CommandHost): Promise<void> => {
  const { dataDir } = host.config;
  const url = addressOf(host);
  if (!existsSync(databaseFile(dataDir))) throw new OperatorError(`There is no database in ${dataDir}.`);
  // As a server: none may write meanwhile.
  const options = { use: 'server', report: host.warn } as const;
  const copied = await whileOpen(openDataFolder(dataDir, options), (source) =>
    whileOpen(openPostgres(url, options), async (target) => {
      if (!target.isLeading()) throw new OperatorError(IN_USE);
      return target.writes.run((trx) => copyRows(source.query, trx));
    }),
  );
  host.say(`Copied and compared: ${copied}.`);
  host.say(
    `${databaseFile(dataDir)} stays as it was, and is used again without DATABASE_URL. Start the server now.`,
  );
};

const toSqlite = async (host: CommandHost): Promise<void> => {
  const { dataDir } = host.config;
  const url = addressOf(host);
  const file = databaseFile(dataDir);
  const lock = lockDataFolder(dataDir, 'replacement');
  try {
    if (existsSync(file))
      throw new OperatorError(`${file} exists: move it away, so that nothing of it is lost.`);
    const opening = openPostgres(url, { use: 'server', report: host.warn });
    const copied = await whileOpen(opening, async (source) => {
      if (!source.isLeading()) throw new OperatorError(IN_USE);
      return copyToSqlite(source.query, file);
    });
    host.say(`Copied and compared: ${copied}.`);
  } finally {
    lock.release();
  }
  host.say(`Remove DATABASE_URL from the settings of ${path.basename(dataDir)}’s server, and start it.`);
};

const IN_USE = 'A server is using the database of DATABASE_URL: stop it first.';

export const run = (args: readonly string[]): Promise<number> => runCommand(databaseCommand, args);
