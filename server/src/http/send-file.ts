import type { ReadStream, Stats } from 'node:fs';
import type { Response } from 'express';
import send from 'send';
import { NotFoundError, UnmetConditionError } from '../errors.ts';

interface FileOptions {
  /** Sent with the file, not with errors. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the file as it was checked: if it has been replaced since, the connection is closed. */
  readonly stats?: Stats;
  /** Changes a chunk in place before it is sent; `position` is that of its first byte in the file. */
  readonly edit?: ((chunk: Buffer, position: number) => void) | undefined;
}

/**
 * Sends a file as `res.sendFile` does (ETag, Last-Modified, conditions, ranges, HEAD), by the same library,
 * whose events are needed here. Resolves when the response is over, for whatever reason.
 * @param file absolute path; whoever calls this has checked that it may be sent
 * @throws NotFoundError, UnmetConditionError, the file system's error
 */
export const sendFile = (
  response: Response,
  file: string,
  { headers, stats, edit }: FileOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(response.req, encodeURI(file), { cacheControl: false, dotfiles: 'allow' })
      .on('file', (_path: string, now: Stats) => {
        if (stats && (now.ctimeMs !== stats.ctimeMs || now.ino !== stats.ino)) response.destroy();
      })
      .on('headers', () => response.set(headers))
      .on('directory', () => reject(new NotFoundError()))
      .on('stream', (stream: ReadStream) => {
        cutShortFile(stream, response);
        if (edit) editChunks(stream, getFirstByte(response), edit);
      })
      .on('error', (error: NodeJS.ErrnoException & { status: number }) => reject(requestError(error)))
      .pipe(response);
  });

const requestError = (error: Error & { status: number; headers?: Record<string, string> }): Error => {
  switch (error.status) {
    case 404:
      return new NotFoundError();
    case 412:
    case 416:
      return new UnmetConditionError(error.status, error.headers);
    default:
      return error;
  }
};

/** A file that became shorter must not look complete: what follows on the connection would be taken for it. */
const cutShortFile = (stream: ReadStream, response: Response): void => {
  stream.once('end', () => {
    if (stream.bytesRead < Number(response.get('Content-Length'))) response.destroy();
  });
};

/** The stream's listeners get the same chunk one after the other, and this one is the first. */
const editChunks = (stream: ReadStream, start: number, edit: NonNullable<FileOptions['edit']>): void => {
  let position = start;
  stream.on('data', (chunk) => {
    edit(chunk as Buffer, position);
    position += chunk.length;
  });
};

const getFirstByte = (response: Response): number =>
  Number(/^bytes (\d+)-/.exec(response.get('Content-Range') ?? '')?.[1] ?? 0);
