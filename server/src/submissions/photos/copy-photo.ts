import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { joinPath } from '../../media/changes/new-names.ts';
import { mediaEntry } from '../../media/index/media-entry.ts';
import type { MediaIndex } from '../../media/index/media-index.ts';
import type { MediaFiles } from '../../media/media-files.ts';
import { toUploadFailure } from '../../media/uploads/media-uploads.ts';
import { NamesInFolder } from '../../media/uploads/names-in-folder.ts';
import { MediaFolderWriter, NameTakenError } from '../../media/writing/media-folder-writer.ts';

export interface LibraryDeps {
  readonly config: Pick<Config, 'mediaDir'>;
  readonly files: Pick<MediaFiles, 'drive'>;
  readonly media: Pick<MediaIndex, 'add'>;
}

/** What a copy is called: everybody can see names in the library, so it says nothing of the request. */
const NAME = 'customer-photo.jpg';

/**
 * Puts a photo into a folder of the library. Returns where it is, below the media folder.
 * @throws NotFoundError when there is no such folder; UnavailableError, DiskFullError, DriveBusyError
 */
export const copyToLibrary = async (
  { config, files: { drive }, media }: LibraryDeps,
  folder: string,
  content: Buffer,
): Promise<string> => {
  const writer = new MediaFolderWriter(config.mediaDir);
  const names = new NamesInFolder(writer, drive);
  const place = async (temporary: string): Promise<string> => {
    const name = (await names.find(folder, NAME)) ? await names.free(folder, NAME) : NAME;
    try {
      await drive.run(() => writer.place(temporary, folder, name));
      return name;
    } catch (error) {
      if (!(error instanceof NameTakenError)) throw error;
      // Somebody was faster.
      return place(temporary);
    }
  };
  try {
    const temporary = join(await drive.run(() => writer.unfinishedFolder()), randomUUID());
    try {
      await drive.run(() => writeFile(temporary, content, { mode: 0o600 }));
      const name = await place(temporary);
      const path = joinPath(folder, name);
      const stats = await names.statsIfAny(folder, name);
      if (stats) media.add(mediaEntry(path, stats));
      return path;
    } finally {
      await rm(temporary, { force: true });
    }
  } catch (error) {
    throw toUploadFailure(error);
  }
};
