import type { Request, RequestHandler, Response } from 'express';
import { LimitReachedError } from '../../concurrency-limit.ts';
import { NotFoundError, UnavailableError } from '../../errors.ts';
import { sendFile } from '../../http/send-file.ts';
import type { PublicContent } from '../metadata/public-content.ts';
import { DriveBusyError } from './drive-access.ts';
import { FileChangedError, type VisibleFile, type VisibleFolder } from './visible-file.ts';

/** Errors that no longer occur when the request is repeated a little later. */
const passing = [DriveBusyError, LimitReachedError, FileChangedError];

/** What a client is told of an error while files are read: 503 when the drive does not answer or the queue is full. */
export const asDriveFailure = (error: unknown): unknown =>
  passing.some((kind) => error instanceof kind)
    ? new UnavailableError('The drive with the media files does not answer. Please try again in a moment.')
    : error;

/** Runs a handler that reads files. */
export const withDrive =
  (handle: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response) =>
    handle(request, response).catch((error: unknown) => {
      throw asDriveFailure(error);
    });

interface FileDescription {
  /** A type or an extension, as accepted by `res.type`. */
  readonly type: string;
  /** Whether browsers are told to download the file instead of displaying it. */
  readonly isDownload: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

interface VisibleFileOptions {
  readonly folder: VisibleFolder;
  /** Percent-encoded, below the folder. */
  readonly path: string;
  /** How to send the file, by its name; undefined when it must not be sent. */
  readonly describe: (file: VisibleFile) => FileDescription | undefined;
  /** Removes private metadata; without it the file is sent as it is. */
  readonly content?: PublicContent;
}

/** Part of the ETag: changed with what is removed from files, so that no cache keeps what it got before. */
const CONTENT_VERSION = '-1';

/**
 * Sends a file of `folder`.
 * @throws NotFoundError when there is none that may be sent, DriveBusyError
 */
export const sendVisibleFile = async (
  response: Response,
  { folder, path, describe, content }: VisibleFileOptions,
): Promise<void> => {
  const file = await folder.find(path);
  const description = file && describe(file);
  if (!file || !description) throw new NotFoundError();
  const edit = await content?.editorOf(file, path);
  if (edit === 'refused') throw new NotFoundError();
  const { size, mtimeMs } = file.stats;
  if (description.isDownload) response.attachment(file.relativePath);
  response.type(description.type);
  await sendFile(response, file.file, {
    stats: file.stats,
    edit,
    headers: {
      ...description.headers,
      ETag: `"${size.toString(16)}-${mtimeMs.toString(16)}${content ? CONTENT_VERSION : ''}"`,
    },
  });
};
