import type { z } from './zod.ts';

/** For tests: the first message of every field a schema refuses, by field; empty when it accepts. */
export const messagesOf = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
};
