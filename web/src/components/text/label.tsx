import { chakra } from '@chakra-ui/react';

/** A section's name in tracked capitals (by CSS), gold on both grounds. */
export const Label = chakra('p', { base: { textStyle: 'label', color: 'accent' } });

/** Larger opening text under a heading. */
export const Lead = chakra('p', { base: { textStyle: 'lead', color: 'fg.quiet', maxWidth: 'measure' } });

/** The ampersand, the one place where the italic is used. */
export const Amp = () => (
  <chakra.span fontStyle="italic" color="accent" paddingInline=".04em">
    &amp;
  </chakra.span>
);
