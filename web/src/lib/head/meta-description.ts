const LONGEST = 155;

/** A text as a search result shows it: one line, cut after a word near 155 characters. */
export const metaDescription = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const head = line.slice(0, LONGEST);
  const lastSpace = head.lastIndexOf(' ');
  // A text without spaces near the end is cut where it must be.
  const cut = lastSpace > LONGEST / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
};
