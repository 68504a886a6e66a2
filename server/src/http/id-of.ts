import { NotFoundError } from '../errors.ts';

/** The id in an address. Throws NotFoundError for what is none. */
export const readId = (given: unknown): number => {
  if (!/^[1-9]\d{0,14}$/.test(String(given))) throw new NotFoundError();
  return Number(given);
};
