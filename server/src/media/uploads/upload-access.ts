import type { Request, Response } from 'express';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { MediaBin } from '../changes/media-bin.ts';
import type { MediaIndex } from '../index/media-index.ts';
import type { MediaFiles } from '../media-files.ts';
import type { MediaFolderWriter } from '../writing/media-folder-writer.ts';
import type { NamesInFolder } from './names-in-folder.ts';
import type { UploadRecords } from './upload-records.ts';
import type { UploadStore } from './upload-store.ts';

/** Who uploads, and where to. */
export interface UploadAccess {
  /** Whoever has the same may ask for the upload and go on with it, with another session too: `staff:1`. */
  readonly owner: string;
  /** Of one client, two uploads are received at a time. */
  readonly client: string;
  /** The name that is noted with what is replaced. */
  readonly by: string;
  /** The only folder that may be uploaded to, below the media folder; undefined: the client chooses. */
  readonly folder?: string;
  /** What all its files are called, without ending; undefined: as they were. */
  readonly name?: string;
  /** Whether it sends pictures and films that are new, and never takes the name of a file that is there. */
  readonly addsOnly?: boolean;
  /** Asked again when all bytes are there, before the file becomes visible. */
  readonly isValid: () => Promise<boolean>;
  /** Called before an upload is created. @throws RequestError when it may not be */
  readonly onCreate?: (file: { readonly name: string; readonly size: number }) => Promise<void> | void;
}

/** Finds out who sends a request. @throws RequestError when they may not upload */
export type AuthorizeUpload = (request: Request, response: Response) => Promise<UploadAccess> | UploadAccess;

/** What uploads work with. */
export interface UploadDeps {
  readonly config: Config;
  readonly database: Database;
  readonly files: MediaFiles;
  readonly bin: Pick<MediaBin, 'keepReplaced' | 'dropKept'>;
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
