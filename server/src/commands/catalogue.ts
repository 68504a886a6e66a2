import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { missingPictures, readCatalogueFile, writeCatalogueText } from '../catalogue/catalogue-file.ts';
import { describePlan, planImport } from '../catalogue/import-plan.ts';
import { readCatalogue } from '../catalogue/public-catalogue.ts';
import { replaceCatalogue } from '../catalogue/replace-catalogue.ts';
import { readCatalogueVersion, readRecordsSince } from '../catalogue/stored-record.ts';
import { OperatorError } from '../errors.ts';
import { type CommandHost, operatorCommand, runCommand, withDatabase } from './command.ts';

/**
 * `npm run catalogue`: imports and exports the catalogue file. A running server shows an import within two
 * seconds.
 */
export const catalogueCommand = operatorCommand('catalogue', (parser, host) => {
  parser.description('Imports and exports the catalogue file.');
  parser
    .command('import')
    .description('make the file what visitors see')
    .argument('<file>')
    .option('--dry-run', 'say what it would change, and change nothing')
    .action((file: string, { dryRun }: { dryRun?: true }) =>
      dryRun ? tryFile(path.resolve(file), host) : importFile(path.resolve(file), host),
    );
  parser
    .command('export')
    .description('write the current catalogue to the file')
    .argument('<file>')
    .action((file: string) => exportFile(path.resolve(file), host));
});

const importFile = async (file: string, host: CommandHost): Promise<void> => {
  const catalogue = await readCatalogueFile(file);
  for (const warning of missingPictures(catalogue, host.config.mediaDir)) host.warn(`Warning: ${warning}`);
  const author = { username: 'Import', at: new Date().toISOString() };
  await withDatabase(host, (database) =>
    database.writes.run((trx) => replaceCatalogue(trx, catalogue, author)),
  );
  const { categories, collections, products, bannerItems } = catalogue;
  host.say(
    `Imported ${categories.length} categories, ${collections.length} collections, ${products.length} products and ${bannerItems.length} banner items.`,
  );
};

/** Says record by record what an import would do. */
const tryFile = async (file: string, host: CommandHost): Promise<void> => {
  const catalogue = await readCatalogueFile(file);
  const stored = await withDatabase(host, ({ query }) => readRecordsSince(query, -1));
  const { created, changed, removed, unchanged } = describePlan(
    planImport(stored, catalogue, { at: new Date().toISOString() }),
  );
  const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  for (const { kind, id, name } of created) host.say(`New: ${kind} ${id} (${name})`);
  for (const { kind, id, name, changes } of changed) {
    const fields = changes.map(({ field, from, to }) => `${field} ${show(from)} -> ${show(to)}`);
    host.say(`Changed: ${kind} ${id} (${name}): ${fields.length > 0 ? fields.join(', ') : 'its place'}`);
  }
  for (const { kind, id, name } of removed) host.say(`Deleted: ${kind} ${id} (${name})`);
  host.say(
    `${created.length} new, ${changed.length} changed, ${removed.length} deleted, ${unchanged} unchanged. Nothing has been changed yet.`,
  );
};

const exportFile = async (file: string, host: CommandHost): Promise<void> => {
  const catalogue = await withDatabase(host, ({ query }) =>
    query
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        if (!(await readCatalogueVersion(trx))) throw new OperatorError('There is no catalogue to export.');
        return readCatalogue(trx);
      }),
  );
  // Written to a temporary file and then renamed: an export that fails leaves the old file unchanged.
  const temporaryFile = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporaryFile, writeCatalogueText(catalogue));
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw new OperatorError(`${file} cannot be written: ${(error as Error).message}`);
  }
  host.say(`Exported ${catalogue.products.length} products to ${file}.`);
};

export const run = (args: readonly string[]): Promise<number> => runCommand(catalogueCommand, args);
