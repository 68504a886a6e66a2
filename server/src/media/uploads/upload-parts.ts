import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { MediaBin } from '../changes/media-bin.ts';
import type { MediaIndex } from '../index/media-index.ts';
import type { MediaFiles } from '../media-files.ts';
import type { MediaFolderWriter } from '../writing/media-folder-writer.ts';
import type { NamesInFolder } from './names-in-folder.ts';
import type { UploadRecords } from './upload-records.ts';
import type { UploadStore } from './upload-store.ts';

/** What uploads work with. */
export interface UploadDeps {
  readonly config: Config;
  readonly database: Database;
  readonly files: MediaFiles;
  readonly bin: Pick<MediaBin, 'keepReplaced'>;
  readonly media: Pick<MediaIndex, 'add' | 'entries' | 'health'>;
  readonly clock: () => Date;
}

/** The same, and what belongs to them alone. */
export interface UploadParts extends UploadDeps {
  readonly records: UploadRecords;
  readonly store: UploadStore;
  readonly writer: MediaFolderWriter;
  readonly names: NamesInFolder;
}
