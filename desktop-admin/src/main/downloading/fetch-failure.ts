/** A file could not be downloaded; `message` is one sentence for the user. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
}

const getCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const refusedFailure = (name: string, status: number): FetchFailure =>
  new FetchFailure(
    status === 404
      ? `${name} is no longer in the media folder.`
      : `The server does not provide ${name} (${status}): try again in a moment.`,
  );

export const expiredFailure = (name: string): FetchFailure =>
  new FetchFailure(`${name} is no longer available from the server: choose Download again.`);

export const tooBigFailure = (name: string): FetchFailure =>
  new FetchFailure(`${name} is too big to be dragged: download it instead.`);

/**
 * Converts an error while fetching to a sentence; FetchFailures are returned unchanged.
 * @param again what to do when the server is reachable again: 'drag it again'
 */
export const fetchFailure = (name: string, error: unknown, again: string): FetchFailure => {
  if (error instanceof FetchFailure) return error;
  return new FetchFailure(sentenceFor(name, getCode(error), again), { cause: error });
};

const sentenceFor = (name: string, code: string, again: string): string => {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is not enough space on this computer for ${name}.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EBUSY':
      return `${name} cannot be saved there: choose another folder, or close the program that is using it.`;
    case 'ENOENT':
    case 'ENOTDIR':
      return `The folder for ${name} no longer exists: choose another one.`;
    default:
      return `${name} could not be downloaded: check that the server can be reached, then ${again}.`;
  }
};
