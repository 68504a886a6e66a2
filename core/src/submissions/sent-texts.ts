/** The non-empty text fields of a payload that is stored as JSON. */
export const sentTexts = ({ details }: { readonly details: string }): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(JSON.parse(details) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
