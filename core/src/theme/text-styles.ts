const display = (fontSize: string, lineHeight: string, letterSpacing: string) => ({
  value: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize,
    lineHeight,
    letterSpacing,
    fontVariantNumeric: 'lining-nums',
    textWrap: 'balance',
  },
});
const text = (fontSize: string, lineHeight = 'body') => ({
  value: { fontFamily: 'body', fontWeight: 'text', fontSize, lineHeight, textWrap: 'pretty' },
});

/** Cormorant Garamond 500 is for display text only, never below 22 px; everything else is Figtree. */
export const textStyles = {
  display: display('display', 'display', 'display'),
  h1: display('h1', 'heading', 'heading'),
  h2: display('h2', 'heading', 'heading'),
  h3: display('h3', 'heading', 'heading'),
  h4: display('h4', '1.25', 'text'),
  lead: text('lead'),
  body: text('body'),
  small: text('small'),
  note: text('note', 'snug'),
  label: {
    value: {
      fontFamily: 'body',
      fontWeight: 'strong',
      fontSize: 'label',
      lineHeight: 'snug',
      letterSpacing: 'label',
      textTransform: 'uppercase',
    },
  },
  /** The shop's name beside its logo; the second size limits enlarged text in a narrow window. */
  brand: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'display',
      fontSize: 'min(1.625rem, 7.5vw)',
      lineHeight: '1',
      letterSpacing: 'brand',
      textTransform: 'uppercase',
      whiteSpace: 'nowrap',
    },
  },
  figures: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
};
