import type { Handler } from 'express';
import { NotFoundError } from '../../errors.ts';
import { withDrive } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { isVisibleName } from '../files/visible-path.ts';
import { decodeSegments, encodePath } from '../media-address.ts';
import type { MoveJournal } from './move-runner.ts';

/** `/media/`, `/images/<width>/` and `/images/preview/`, and the path of a file after it. */
const ADDRESS = /^(\/media\/|\/images\/(?:\d{1,4}|preview)\/)(.+)$/;
/** No system has longer ones; an address may be far longer, and has each of its folders looked up. */
const MAX_PATH_LENGTH = 4096;
/** Longest way from an old path over others to the present one. */
const MAX_STEPS = 20;

/**
 * Answers as `handler` does, and with 301 where it finds no file because the file was moved or renamed: search
 * engines, mails and copied addresses have the old one. Asked again each time, since another file may take the place.
 */
export const withMovedFiles = (handler: Handler, folder: VisibleFolder, journal: MoveJournal): Handler => {
  const findMoved = async (path: string): Promise<string | undefined> => {
    const names = decodeSegments(path);
    if (!names?.every(isVisibleName)) return undefined;
    let present = names.join('/');
    if (present.length > MAX_PATH_LENGTH) return undefined;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = await journal.pathAfter(present);
      if (next === undefined) return undefined;
      if (await folder.find(encodePath(next))) return encodePath(next);
      present = next;
    }
    return undefined;
  };

  return withDrive(async (request, response) => {
    try {
      await handler(request, response, () => undefined);
    } catch (error) {
      if (!(error instanceof NotFoundError) || response.headersSent) throw error;
      const [, start = '', path = ''] = ADDRESS.exec(request.path) ?? [];
      const present = await findMoved(path);
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
