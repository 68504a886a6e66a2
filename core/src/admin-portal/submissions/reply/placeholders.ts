/** A place in a text that staff fill in: `{name}`, `{shop phone}`. */
const PLACEHOLDER = /\{[\p{L}\d][\p{L}\d _-]{0,39}\}/gu;

/** What is still to be filled in, each once, in order. */
export const unfilled = (text: string): readonly string[] => [...new Set(text.match(PLACEHOLDER))];
