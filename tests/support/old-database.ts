import type Sqlite from 'better-sqlite3';
import { Migrator } from 'kysely';
import { firstTables } from '../../server/src/database/migrations/0001-first-tables.ts';
import { storageChecks } from '../../server/src/database/migrations/0002-storage-checks.ts';
import { staffInbox } from '../../server/src/database/migrations/0003-staff-inbox.ts';
import { heldSlots } from '../../server/src/database/migrations/0004-held-slots.ts';
import { outgoingMail } from '../../server/src/database/migrations/0005-outgoing-mail.ts';
import { newsletter } from '../../server/src/database/migrations/0006-newsletter.ts';
import { prizeClaims } from '../../server/src/database/migrations/0007-prize-claims.ts';
import { secondViews } from '../../server/src/database/migrations/0008-second-views.ts';
import { openNative } from '../../server/src/database/native-database.ts';
import { openDatabase } from '../../server/src/database/sqlite.ts';

const published = {
  '0001-first-tables': firstTables,
  '0002-storage-checks': storageChecks,
  '0003-staff-inbox': staffInbox,
  '0004-held-slots': heldSlots,
  '0005-outgoing-mail': outgoingMail,
  '0006-newsletter': newsletter,
  '0007-prize-claims': prizeClaims,
  '0008-second-views': secondViews,
};

/**
 * Creates a database of an earlier version, up to the migration `last`, with the data that `fill` inserts.
 */
export const makeOldDatabase = async (
  file: string,
  last: keyof typeof published,
  fill: (native: Sqlite.Database) => void = () => {},
): Promise<void> => {
  const database = openDatabase(file);
  const migrator = new Migrator({ db: database.query, provider: { getMigrations: async () => published } });
  const { error } = await migrator.migrateTo(last);
  await database.close();
  if (error) throw error;
  const native = openNative(file);
  fill(native);
  native.close();
};
