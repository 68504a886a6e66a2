/** A log of the console that only remembers what it was told. */
export const loggedLines = () => {
  const lines: string[] = [];
  const add = (text: string) => void lines.push(text);
  return { lines, log: { info: add, warn: add, error: add } };
};
