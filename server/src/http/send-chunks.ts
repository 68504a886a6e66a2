import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

interface Attachment {
  /** Without characters that a header would have to escape. */
  readonly fileName: string;
  readonly contentType: string;
}

/**
 * Sends a text as it is made, as a file to be saved; no faster than it is taken. One that fails half way
 * is cut, so that nobody takes it for whole. Who leaves before the end is no fault.
 */
export const sendChunks = async (
  response: Response,
  chunks: AsyncIterable<string>,
  { fileName, contentType }: Attachment,
): Promise<void> => {
  response.set({
    'Content-Type': `${contentType}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
};
