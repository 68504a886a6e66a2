import type { Request } from 'express';
import { NotFoundError } from '../../errors.ts';

/** The number in the path; throws NotFoundError for what can be none. */
export const idOf = ({ params }: Request): number => {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw new NotFoundError();
  return id;
};
