import { type HTMLStyledProps, styled } from '#styled-system/jsx';

const Section = styled('section', {
  base: { position: 'relative' },
  variants: {
    ground: {
      paper: { bg: 'bg', zIndex: 'sheet' },
      second: { bg: 'bg.second', zIndex: 'sheet' },
      dark: { bg: 'bg', color: 'fg', zIndex: 'sheet' },
      /** No paper here: the fixed workshop picture shows through, darkened. */
      window: { bg: 'scrim.window', color: 'fg' },
    },
    space: { section: { py: 'section' }, tight: { py: 'tight' }, none: {} },
  },
  defaultVariants: { ground: 'paper', space: 'section' },
});

export interface SheetProps extends HTMLStyledProps<'section'> {
  ground?: 'paper' | 'second' | 'dark' | 'window';
  space?: 'section' | 'tight' | 'none';
}

/** A sheet of paper on the dark bench, or a window between two sheets. Dark grounds turn the colours. */
export const Sheet = ({ ground = 'paper', ...rest }: SheetProps) => (
  <Section
    ground={ground}
    {...(ground === 'dark' || ground === 'window' ? { 'data-ground': 'dark' } : {})}
    {...(ground === 'window' ? { 'data-window': '' } : {})}
    {...rest}
  />
);
