import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a text while it is generated, as a file download of the type that its name says, with backpressure. When
 * generating it fails half-way, the connection is destroyed, so that the file is not mistaken for complete. A client
 * that disconnects early is not an error.
 */
export const sendChunks = async (
  response: Response,
  chunks: AsyncIterable<string>,
  fileName: string,
): Promise<void> => {
  response.attachment(fileName);
  await pipeToClient(Readable.from(chunks), response);
};

/**
 * Resolves when the client has received everything or disconnected; `source` has then ended or been
 * destroyed.
 * @throws what `source` fails with; the connection is then destroyed
 */
export const pipeToClient = async (source: Readable, response: Response): Promise<void> => {
  try {
    await pipeline(source, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
};
