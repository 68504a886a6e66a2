import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportFormat } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import {
  CatalogueFileError,
  hasPicture,
  readImportFile,
  writeCatalogueText,
} from '../catalogue/catalogue-file.ts';
import { writeProductsCsv } from '../catalogue/csv/write-products.ts';
import { describePlan, type RecordPlan } from '../catalogue/import-plan.ts';
import { listMissingPictures, planFile, readPresent } from '../catalogue/plan-file.ts';
import { toCatalogue } from '../catalogue/public-catalogue.ts';
import type { Author } from '../catalogue/record-history.ts';
import { toShopRecords } from '../catalogue/shop-records.ts';
import { storePlan } from '../catalogue/store-plan.ts';
import { readCatalogueVersion, readRecordsSince, type StoredRecord } from '../catalogue/stored-record.ts';
import { requireDatabase } from '../database/backup.ts';
import { snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { OperatorError } from '../errors.ts';
import { type CommandHost, operatorCommand, runCommand, withDatabase } from './command.ts';

/**
 * `npm run catalogue`: imports and exports the whole catalogue (JSON), or the products as a table (CSV). A running server shows an import within two
 * seconds.
 */
export const catalogueCommand = operatorCommand('catalogue', (parser, host) => {
  parser.description('Imports and exports the catalogue as .json, or its products as .csv.');
  parser
    .command('import')
    .description('make a .json file what visitors see, or change the products that a .csv file names')
    .argument('<file>')
    .option('--dry-run', 'say what it would change, and change nothing')
    .action((file: string, { dryRun }: { dryRun?: true }) =>
      dryRun ? tryFile(path.resolve(file), host) : importFile(path.resolve(file), host),
    );
  parser
    .command('export')
    .description('write the current catalogue to a .json file, or all products to a .csv file')
    .argument('<file>')
    .action((file: string) => exportFile(path.resolve(file), host));
});

const formatOf = (file: string): ImportFormat =>
  path.extname(file).toLowerCase() === '.csv' ? 'csv' : 'json';

/** Throws OperatorError with every fault of the file. */
const plan = async (
  trx: Transaction<Tables>,
  file: string,
  text: string,
  author: Author,
): Promise<RecordPlan> => {
  const made = await planFile(await readPresent(trx), { format: formatOf(file), text }, author);
  if (made.faults.length > 0) throw new CatalogueFileError(file, made.faults);
  return made.plan;
};

const createAuthor = (): Author => ({ username: 'Import', at: new Date().toISOString() });

interface PlanCounts extends Record<'created' | 'changed' | 'removed', readonly unknown[]> {
  readonly unchanged: number;
}

const inWords = (made: PlanCounts): string =>
  `${made.created.length} new, ${made.changed.length} changed, ${made.removed.length} deleted, ${made.unchanged} unchanged`;

const importFile = async (file: string, host: CommandHost): Promise<void> => {
  const text = await readImportFile(file, formatOf(file));
  const author = createAuthor();
  const done = await withDatabase(host, (database) =>
    database.writes.run(async (trx) => {
      const made = await plan(trx, file, text, author);
      await storePlan(trx, made, author);
      return made;
    }),
  );
  const { mediaDir } = host.config;
  const files = { has: (url: string) => hasPicture(url, host.config) };
  for (const { name, url } of await listMissingPictures(done, files))
    host.warn(`Warning: ${name}: there is no file for ${url} in ${mediaDir}`);
  host.say(`Imported: ${inWords(done)}.`);
};

/** Says record by record what an import would do. */
const tryFile = async (file: string, host: CommandHost): Promise<void> => {
  const text = await readImportFile(file, formatOf(file));
  const made = await withDatabase(host, ({ query }) =>
    snapshot(query, (trx) => plan(trx, file, text, createAuthor())),
  );
  const described = await describePlan(made);
  const { created, changed, removed } = described;
  const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  for (const { kind, id, name } of created) host.say(`New: ${kind} ${id} (${name})`);
  for (const { kind, id, name, changes } of changed) {
    const fields = changes.map(({ field, from, to }) => `${field} ${show(from)} -> ${show(to)}`);
    host.say(`Changed: ${kind} ${id} (${name}): ${fields.length > 0 ? fields.join(', ') : 'its place'}`);
  }
  for (const { kind, id, name } of removed) host.say(`Deleted: ${kind} ${id} (${name})`);
  host.say(`${inWords(described)}. Nothing has been changed yet.`);
};

const exportFile = async (file: string, host: CommandHost): Promise<void> => {
  requireDatabase(host.config);
  const records = await withDatabase(host, ({ query }) =>
    snapshot(query, async (trx) => {
      if (!(await readCatalogueVersion(trx))) throw new OperatorError('There is no catalogue to export.');
      return readRecordsSince(trx, -1);
    }),
  );
  const [text, what] =
    formatOf(file) === 'csv' ? [writeProductsCsv(records), 'all products'] : exportCatalogue(records);
  // Written to a temporary file and then renamed: an export that fails leaves the old file unchanged.
  const temporaryFile = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporaryFile, text, { flush: true });
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw new OperatorError(`${file} cannot be written: ${(error as Error).message}`);
  }
  host.say(`Exported ${what} to ${file}.`);
};

const exportCatalogue = (records: readonly StoredRecord[]): [text: string, what: string] => {
  const catalogue = toCatalogue(records);
  const text = writeCatalogueText(catalogue, toShopRecords(records));
  return [text, `${catalogue.products.length} products`];
};

export const run = (args: readonly string[]): Promise<number> => runCommand(catalogueCommand, args);
