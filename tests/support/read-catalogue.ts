import type { Catalogue } from '../../core/src/schemas/index.ts';
import { toCatalogue } from '../../server/src/catalogue/public-catalogue.ts';
import { readAllRecords } from '../../server/src/catalogue/stored-record.ts';

/** The stored catalogue as visitors see it. */
export const readCatalogue = async (query: Parameters<typeof readAllRecords>[0]): Promise<Catalogue> =>
  toCatalogue(await readAllRecords(query));
