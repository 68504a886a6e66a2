interface Schema {
  safeParse(value: unknown): {
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
      | undefined;
  };
}

/**
 * The first message of every field that a schema rejects, by field; empty if it accepts the value.
 */
export const getMessages = (schema: Schema, value: unknown): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    fields[path.join('.')] ??= message;
  return fields;
};
