import { z } from 'zod';

/** The file that says what a copy holds: `copy.json`, written last. */
export const copyManifestSchema = z.object({
  /** When the copy was made, ISO. */
  made: z.iso.datetime(),
  /** Version of the program. */
  version: z.string(),
  /** Files beside it with their SHA-256: the database's copy (`database` names it), settings, the mail key. */
  files: z.record(z.string(), z.string()),
  database: z.string(),
  /** What the database holds, in words. */
  contents: z.string(),
  mediaDir: z.string(),
});
export type CopyManifest = z.infer<typeof copyManifestSchema>;

/** The folder in DATA_DIR where the files of a copy are prepared; restic keeps their whole paths. */
export const PREPARED = 'backup-prepared';
export const MANIFEST = 'copy.json';
/** `.env`, and what the environment says instead of it. */
export const SETTINGS = 'settings.env';
/** The private key that mail is signed with. */
export const MAIL_KEY = 'dkim.pem';

/** Where copies are kept. Every method rejects with an Error whose message is for staff. */
export interface BackupStore {
  /**
   * Adds a copy: what is in the folder `prepared` (named PREPARED), and the media. It counts only when it is complete. Returns
   * what is worth knowing although it succeeded, in sentences.
   */
  add(prepared: string, manifest: CopyManifest): Promise<readonly string[]>;
  /** Removes copies that are not kept any longer, and what only they have. */
  removeOld(): Promise<void>;
  /** Writes the prepared files of the newest copy to an empty folder. */
  fetch(folder: string): Promise<void>;
  /** Checks that the media of the newest copy are there, and a sample of their content. */
  checkMedia(): Promise<void>;
  /** Writes the media of the newest copy to a folder; leaves alone files that are no part of it. Returns how many it wrote. */
  fetchMedia(folder: string): Promise<number>;
}
