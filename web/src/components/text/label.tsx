import { styled } from '#styled-system/jsx';

/** A section's name in letter-spaced capitals (by CSS), gold on both grounds. */
export const Label = styled('p', { base: { textStyle: 'label', color: 'accent' } });

/** Larger introductory text under a heading. */
export const Lead = styled('p', { base: { textStyle: 'lead', color: 'fg.quiet', maxWidth: 'measure' } });

/** The ampersand, the only use of italics. */
export const Amp = () => (
  <styled.span css={{ fontStyle: 'italic', color: 'accent', paddingInline: '.04em' }}>&amp;</styled.span>
);
