import type { Handler, Request, Response } from 'express';
import { LimitReachedError } from '../../concurrency-limit.ts';
import { describeRepresentation, type Headers, sendStream } from '../../http/representation.ts';
import { sendPlain } from '../../http/send-plain.ts';
import { fileTime } from '../index/media-entry.ts';
import type { PublicContent } from '../metadata/public-content.ts';
import { DriveBusyError } from './drive-access.ts';
import { FileChangedError, type VisibleFile, type VisibleFolder } from './visible-file.ts';

const RETRY_SECONDS = 5;
/** Errors that no longer occur when the request is repeated a little later. */
const passing = [DriveBusyError, LimitReachedError, FileChangedError];

/**
 * A handler for files: 404 when `answer` returns false because there is no such file, 503 when the drive does
 * not respond or the queue is full. A response that has already started can only be cut off.
 */
export const fileHandler =
  (securityHeaders: Headers, answer: (req: Request, res: Response) => Promise<boolean>): Handler =>
  async (req, res) => {
    try {
      if (!(await answer(req, res))) sendPlain(res, 404, securityHeaders);
    } catch (error) {
      if (!passing.some((kind) => error instanceof kind)) throw error;
      if (!res.headersSent) sendPlain(res, 503, { ...securityHeaders, 'Retry-After': `${RETRY_SECONDS}` });
    }
  };

interface FileDescription {
  /** A type or an extension, as accepted by `res.type`. */
  readonly type: string;
  /** Whether browsers are told to download the file instead of displaying it. */
  readonly isDownload: boolean;
  readonly headers: Headers;
}

/** Part of the ETag: changed with what is removed from files, so that no cache keeps what it got before. */
const CONTENT_VERSION = '-1';

/**
 * Streams a file of `folder`, with ETag, Last-Modified and ranges.
 * @param describe how to send the file, by its name; undefined when it must not be sent
 * @returns whether there was such a file
 */
export const sendFile = async (
  req: Request,
  res: Response,
  {
    folder,
    path,
    describe,
    content,
  }: {
    folder: VisibleFolder;
    /** Percent-encoded, below the folder. */
    path: string;
    describe: (file: VisibleFile) => FileDescription | undefined;
    /** Removes private metadata; without it the file is sent as it is. */
    content?: PublicContent;
  },
): Promise<boolean> => {
  const sent = await folder.open(path, async (file, read) => {
    const description = describe(file);
    if (!description) return false;
    const readSent = content ? await content.readerOf(file, read) : read;
    if (!readSent) return false;
    const { size, mtimeMs } = file.stats;
    const representation = describeRepresentation({
      etag: `"${size.toString(16)}-${mtimeMs.toString(16)}${content ? CONTENT_VERSION : ''}"`,
      modified: fileTime(mtimeMs),
      size,
      headers: description.headers,
      contentHeaders: contentHeaders(res, file.relativePath, description),
    });
    await sendStream(req, res, representation, readSent);
    return true;
  });
  return sent ?? false;
};

/**
 * Content-Type and Content-Disposition as Express formats them; removed again, so that responses without
 * content do not have them.
 */
const contentHeaders = (res: Response, name: string, { type, isDownload }: FileDescription): Headers => {
  if (isDownload) res.attachment(name);
  res.type(type);
  const disposition = res.get('Content-Disposition');
  const headers = {
    'Content-Type': res.get('Content-Type') ?? 'application/octet-stream',
    ...(disposition !== undefined && { 'Content-Disposition': disposition }),
  };
  res.removeHeader('Content-Type');
  res.removeHeader('Content-Disposition');
  return headers;
};
