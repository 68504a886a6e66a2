import type { ComponentProps } from 'react';
import { styled } from '#styled-system/jsx';

const Frame = styled('section', {
  base: { position: 'relative' },
  variants: {
    ground: {
      paper: { bg: 'bg', zIndex: 'sheet' },
      second: { bg: 'bg.second', zIndex: 'sheet' },
      /** Transparent: the fixed workshop picture shows through, darkened. */
      window: { bg: 'scrim.window', color: 'fg' },
    },
    space: { section: { py: 'section' }, tight: { py: 'tight' }, none: {} },
  },
  defaultVariants: { ground: 'paper', space: 'section' },
});

/** A section of a page on one of three grounds; `window` shows the workshop picture behind all sections, in inverted colours. */
export const Section = ({ ground = 'paper', ...rest }: ComponentProps<typeof Frame>) => (
  <Frame
    ground={ground}
    {...(ground === 'window' ? { 'data-ground': 'dark', 'data-window': '' } : {})}
    {...rest}
  />
);
