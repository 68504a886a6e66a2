import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  /** Epoch milliseconds. */
  readonly modified: number;
}

interface Section {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/**
 * Sends an opened file with ETag and Last-Modified, in part where one range is asked for (several are
 * answered with the whole): 200, 206, 304 or 416. Headers set before are kept; resolves when the
 * client has everything or has gone.
 */
export const sendOpenFile = async (req: Request, res: Response, file: OpenFile): Promise<void> => {
  const { handle, size, modified } = file;
  res.set({
    ETag: `"${size.toString(16)}-${modified.toString(16)}"`,
    'Last-Modified': new Date(modified).toUTCString(),
    'Accept-Ranges': 'bytes',
  });
  if (req.fresh) {
    res.removeHeader('Content-Type');
    res.status(304).end();
    return;
  }
  const section = sectionOf(req, res, size);
  if (section === 'unsatisfiable') {
    res.status(416).set('Content-Range', `bytes */${size}`).end();
    return;
  }
  if (section) res.status(206).set('Content-Range', `bytes ${section.start}-${section.end}/${size}`);
  const { start, end } = section ?? { start: 0, end: size - 1 };
  const length = end - start + 1;
  res.set('Content-Length', `${length}`);
  if (req.method === 'HEAD' || length === 0) {
    res.end();
    return;
  }
  const content = handle.createReadStream({ start, end, autoClose: false });
  try {
    await pipeline(content, res, { end: false });
  } catch (error) {
    // Nobody is left to be told anything.
    if (res.destroyed) return;
    throw error;
  }
  // A file cut short meanwhile has fewer bytes than were promised.
  if (content.bytesRead === length) res.end();
  else res.destroy();
};

const sectionOf = (req: Request, res: Response, size: number): Section | 'unsatisfiable' | undefined => {
  if (!isRangeCurrent(req, res)) return undefined;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes') return undefined;
  return ranges.length === 1 ? ranges[0] : undefined;
};

/** A part is of use only to those who have the rest of the same file (If-Range). */
const isRangeCurrent = (req: Request, res: Response): boolean => {
  const known = req.get('if-range');
  return known === undefined || known === res.get('etag') || known === res.get('last-modified');
};
