import type { Handler, Request, Response } from 'express';
import { LimitReachedError } from '../../concurrency-limit.ts';
import { describeRepresentation, type Headers, sendStream } from '../../http/representation.ts';
import { sendPlain } from '../../http/send-plain.ts';
import { DriveBusyError } from '../../media/drive-access.ts';
import { FileChangedError, type VisibleFile, type VisibleFolder } from '../../media/visible-file.ts';

const RETRY_SECONDS = 5;
/** Faults that are over when the request is repeated a little later. */
const passing = [DriveBusyError, LimitReachedError, FileChangedError];

/**
 * A handler of files: 404 where `answer` says that there is none (false), 503 when their drive does
 * not answer or too much work waits. An answer that has begun can only be cut off.
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
  /** A type or an extension, as `res.type` takes it. */
  readonly type: string;
  /** Whether browsers are told to save it rather than to show it. */
  readonly isDownload: boolean;
  readonly headers: Headers;
}

/**
 * Streams a file of `folder`, with ETag, Last-Modified and ranges.
 * @param describe how it is sent by its name; undefined when it is none to be sent
 * @returns whether there was one
 */
export const sendFile = async (
  req: Request,
  res: Response,
  {
    folder,
    path,
    describe,
  }: {
    folder: VisibleFolder;
    /** Percent-encoded, below the folder. */
    path: string;
    describe: (file: VisibleFile) => FileDescription | undefined;
  },
): Promise<boolean> => {
  const sent = await folder.open(path, async (file, read) => {
    const description = describe(file);
    if (!description) return false;
    const { size, mtimeMs } = file.stats;
    const representation = describeRepresentation({
      etag: `"${size.toString(16)}-${mtimeMs.toString(16)}"`,
      modified: mtimeMs,
      size,
      headers: description.headers,
      contentHeaders: contentHeaders(res, file.relativePath, description),
    });
    await sendStream(req, res, representation, read);
    return true;
  });
  return sent ?? false;
};

/** Content-Type and Content-Disposition as Express words them; not left on answers without content. */
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
