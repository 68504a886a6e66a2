import { capitalized } from '@jeweler/core/format';
import type { BackupState } from '@jeweler/core/schemas';
import { settings } from '../config.ts';

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
export const stateForStaff = (state: BackupState): BackupState => ({
  ...state,
  partial: state.partial && { ...state.partial, lacks: staffWords(state.partial.lacks) },
  failure: state.failure && { ...state.failure, message: staffWords(state.failure.message) },
});
