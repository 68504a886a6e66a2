import type { z } from './zod.ts';

/**
 * For tests: the first message of every field that a schema rejects, by field; empty if it accepts the value.
 */
export const getMessages = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
};
