/** A log for the console that only records its lines. */
export const loggedLines = () => {
  const lines: string[] = [];
  const add = (text: string) => void lines.push(text);
  return { lines, log: { info: add, warn: add, error: add } };
};
