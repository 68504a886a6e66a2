import { type HTMLStyledProps, styled } from '#styled-system/jsx';

const Frame = styled('section', {
  base: { position: 'relative' },
  variants: {
    ground: {
      paper: { bg: 'bg', zIndex: 'sheet' },
      second: { bg: 'bg.second', zIndex: 'sheet' },
      dark: { bg: 'bg', color: 'fg', zIndex: 'sheet' },
      /** Transparent: the fixed workshop picture shows through, darkened. */
      window: { bg: 'scrim.window', color: 'fg' },
    },
    space: { section: { py: 'section' }, tight: { py: 'tight' }, none: {} },
  },
  defaultVariants: { ground: 'paper', space: 'section' },
});

export interface SectionProps extends HTMLStyledProps<'section'> {
  ground?: 'paper' | 'second' | 'dark' | 'window';
  space?: 'section' | 'tight' | 'none';
}

/**
 * A section of a page on one of four grounds; `window` shows the workshop picture behind all sections. On
 * `dark` and `window`, the colours are inverted.
 */
export const Section = ({ ground = 'paper', ...rest }: SectionProps) => (
  <Frame
    ground={ground}
    {...(ground === 'dark' || ground === 'window' ? { 'data-ground': 'dark' } : {})}
    {...(ground === 'window' ? { 'data-window': '' } : {})}
    {...rest}
  />
);
