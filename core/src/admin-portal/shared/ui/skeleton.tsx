import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { LineDrawing } from '../../../ui/index.ts';

/** Placeholder with a slow shimmer, in the shape of the content to come. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '.875rem',
    borderRadius: '2px',
    bg: 'linear-gradient(100deg, {colors.admin.sunken} 40%, {colors.admin.rule} 50%, {colors.admin.sunken} 60%) 0 0 / 300% 100%',
    animation: 'sheen 2.4s {easings.inout} infinite',
  },
});

/** A spinning ring, 20 px by default; say beside it what is loading. */
export const Spinner = (props: HTMLChakraProps<'svg'>) => (
  <LineDrawing strokeWidth="2" animation="turn 900ms linear infinite" {...props}>
    <circle cx="12" cy="12" r="9" opacity=".25" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </LineDrawing>
);
