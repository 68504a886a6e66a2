/** What `use` returns; undefined where it throws, as storage that is full or denied does, and text that is no JSON. */
export const tryTo = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
