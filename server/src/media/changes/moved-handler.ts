import type { Handler } from 'express';
import { NotFoundError } from '../../errors.ts';
import { withDrive } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { isVisibleName } from '../files/visible-path.ts';
import { decodeSegments, encodePath } from '../media-address.ts';
import { findMoved } from './file-moves.ts';
import type { MoveJournal } from './move-runner.ts';

/** `/media/`, `/images/<width>/` and `/images/preview/`, and the path of a file after it. */
const ADDRESS = /^(\/media\/|\/images\/(?:\d{1,4}|preview)\/)(.+)$/;
/** No system has longer ones; an address may be far longer, and has each of its folders looked up. */
const MAX_PATH_LENGTH = 4096;

/**
 * Answers as `handler` does, and with 301 where it finds no file because the file was moved or renamed: search
 * engines, mails and copied addresses have the old one. Asked again each time, since another file may take the place.
 */
export const withMovedFiles = (handler: Handler, folder: VisibleFolder, journal: MoveJournal): Handler => {
  const findPresent = async (path: string): Promise<string | undefined> => {
    const names = decodeSegments(path);
    const asked = names?.every(isVisibleName) ? names.join('/') : undefined;
    if (asked === undefined || asked.length > MAX_PATH_LENGTH) return undefined;
    const isThere = async (each: string) => (await folder.find(encodePath(each))) !== undefined;
    const found = await findMoved(asked, (each) => journal.pathAfter(each), isThere);
    return found && encodePath(found);
  };

  return withDrive(async (request, response) => {
    try {
      await handler(request, response, () => undefined);
    } catch (error) {
      if (!(error instanceof NotFoundError) || response.headersSent) throw error;
      const [, start = '', path = ''] = ADDRESS.exec(request.path) ?? [];
      const present = await findPresent(path);
      if (present === undefined) throw error;
      const query = request.url.slice(request.path.length);
      response
        .status(301)
        .set({ 'Cache-Control': 'public, no-cache', 'Cross-Origin-Resource-Policy': 'cross-origin' })
        .location(start + present + query)
        .end();
    }
  });
};
