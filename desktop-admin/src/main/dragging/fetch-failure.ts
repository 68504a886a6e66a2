/** A file that could not be brought here; `message` is one sentence for the person. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

export const refusedFailure = (name: string, status: number): FetchFailure =>
  new FetchFailure(
    status === 404
      ? `${name} is no longer in the media folder.`
      : `The server does not give ${name} away (${status}): try again in a moment.`,
  );

export const tooBigFailure = (name: string): FetchFailure =>
  new FetchFailure(`${name} is too big to be dragged: download it from the website instead.`);

/** What went wrong while fetching, as a sentence; sentences stay as they are. */
export const fetchFailure = (name: string, error: unknown): FetchFailure => {
  if (error instanceof FetchFailure) return error;
  return new FetchFailure(
    isDiskFull(error)
      ? `There is no room left on this computer for ${name}.`
      : `${name} could not be fetched: check that the server can be reached, then drag it again.`,
    { cause: error },
  );
};
