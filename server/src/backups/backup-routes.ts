import { settingsCalls } from '@jeweler/core/calls';
import { capitalized } from '@jeweler/core/format';
import type { BackupState } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { type Config, settings } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import { backupWarning, readBackupState, storeKind } from './backup-state.ts';

/** What is known of the automatic copies. The drive with them is not asked. */
export const addBackupRoutes = (
  router: Router,
  { config, database, clock }: ShopData & { config: Config },
): void =>
  staffAnswers(router, clock)(settingsCalls.getBackups, async ({ now }) => {
    const store = storeKind(config);
    const known = store === 'none' ? undefined : await readBackupState(database.query);
    const state = known && stateForStaff(known);
    return { store, state: state ?? null, warning: backupWarning(state, now) ?? null };
  });

/** What staff read in place of the settings that failures of copies name. */
const WORDS: Readonly<Record<string, string>> = {
  BACKUP_DIR: 'the backup folder',
  DATA_DIR: 'the data folder',
  DATABASE_URL: 'the database server',
  MEDIA_DIR: 'the media folder',
  RESTIC_PASSWORD_FILE: 'the file with the backup password',
  RESTIC_REPOSITORY: 'the place for encrypted copies',
};

const NAME = new RegExp(`\\b(?:${settings.map(({ name }) => name).join('|')})\\b`, 'g');

/** A sentence without names of environment variables, which staff cannot set; the log keeps them. */
export const staffWords = (sentence: string): string =>
  sentence.replace(NAME, (name, at: number) => {
    const words = WORDS[name] ?? 'a setting of the server';
    const isFirst = at === 0 || /[.!?:]\s$/.test(sentence.slice(0, at));
    return isFirst ? capitalized(words) : words;
  });

/** What is known of the copies, as staff read it. */
const stateForStaff = (state: BackupState): BackupState => ({
  ...state,
  partial: state.partial && { ...state.partial, lacks: staffWords(state.partial.lacks) },
  failure: state.failure && { ...state.failure, message: staffWords(state.failure.message) },
});
