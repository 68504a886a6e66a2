import type { z } from 'zod';
import { NotFoundError, ValidationError } from './errors.ts';

/** Parses data sent by a client; throws ValidationError with the first message of every invalid field. */
export const validate = <Payload>(schema: z.ZodType<Payload>, body: unknown): Payload => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!fields.has(field)) fields.set(field, message);
  }
  throw new ValidationError(Object.fromEntries(fields));
};

/** The id in an address. Throws NotFoundError for what is none. */
export const readId = (given: unknown): number => {
  if (!/^[1-9]\d{0,14}$/.test(String(given))) throw new NotFoundError();
  return Number(given);
};
