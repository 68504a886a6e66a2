/** A place in a text that staff fill in: `{name}`, `{shop phone}`. */
const PLACEHOLDER = /\{[\p{L}\d][\p{L}\d _-]{0,39}\}/gu;

/** What is still to be filled in, each once, in order. */
export const unfilled = (text: string): readonly string[] => [...new Set(text.match(PLACEHOLDER))];

/** The text with the values known; those that are not stay as places to fill in. */
export const fillIn = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(PLACEHOLDER, (place) => {
    const name = place.slice(1, -1).trim().toLowerCase();
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? place;
  });
