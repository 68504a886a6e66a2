/** Longer texts are cut: the record itself shows them whole. */
const MAX_LENGTH = 160;
/** How much of what both have in common is shown before the first difference. */
const CONTEXT_CHARACTERS = 40;

const cut = (text: string, start: number): string => {
  const part = text.slice(start, start + MAX_LENGTH);
  return `${start > 0 ? '…' : ''}${part}${start + MAX_LENGTH < text.length ? '…' : ''}`;
};

/** Two versions of a text, long ones cut to where they begin to differ. */
export const cutToDifference = (from: string, to: string): readonly [from: string, to: string] => {
  if (Math.max(from.length, to.length) <= MAX_LENGTH) return [from, to];
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - CONTEXT_CHARACTERS);
  return [cut(from, start), cut(to, start)];
};
