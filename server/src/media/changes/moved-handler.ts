import type { Handler } from 'express';
import { NotFoundError } from '../../errors.ts';
import { withDrive } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { decodeSegments, encodePath } from '../media-address.ts';
import type { FormerPaths } from './former-paths.ts';

/** `/media/` and `/images/<width>/`, and the path of a file after it. */
const ADDRESS = /^(\/media\/|\/images\/\d{1,4}\/)(.+)$/;

/**
 * Answers as `handler` does, and with 301 where it finds no file because the file was moved or renamed: search
 * engines, mails and copied addresses have the old one. Asked again each time, since another file may take the place.
 */
export const withMovedFiles = (handler: Handler, folder: VisibleFolder, former: FormerPaths): Handler => {
  const findMoved = async (path: string): Promise<string | undefined> => {
    for (const present of former.after(decodeSegments(path)?.join('/') ?? '')) {
      const address = encodePath(present);
      if (await folder.find(address)) return address;
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
