import type { Request } from 'express';
import { NotFoundError } from '../errors.ts';

/** The id in the path; throws NotFoundError when it is not a valid one. */
export const readId = ({ params }: Request): number => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new NotFoundError();
  return id;
};
