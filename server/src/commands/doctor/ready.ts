import type { ReadyAnswer } from '@jeweler/core/schemas';
import { readAllRecords } from '../../catalogue/stored-record.ts';
import type { Config } from '../../config.ts';
import { readShopDatabase } from '../../database/open-shop-database.ts';
import { readReady } from '../../ready/ready-checks.ts';
import { type Finding, note, ok } from './finding.ts';

/** What has to be right before the shop opens, as the portal lists it. */
export const checkReady = async (config: Config): Promise<Finding[]> => {
  let ready: ReadyAnswer | undefined;
  try {
    ready = await readShopDatabase(config, async (query) =>
      readReady(query, config, await readAllRecords(query)),
    );
  } catch {
    return [note('not checked, because the database cannot be read')];
  }
  if (!ready) return [];
  const open = ready.checks.filter(({ done }) => !done);
  return open.length === 0
    ? [ok(`all ${ready.checks.length} of the list are done`)]
    : open.map(({ text }) => note(text));
};
