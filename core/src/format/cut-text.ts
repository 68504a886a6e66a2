/**
 * The beginning of a text, of at most `max` UTF-16 units. What is seen as one character (an emoji of several, a letter
 * with its accents) is left out whole.
 */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  // Firefox has it since version 125; before, only halves of characters are left out.
  if (!('Segmenter' in Intl)) return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return text.slice(0, segments.containing(max)?.index);
};
