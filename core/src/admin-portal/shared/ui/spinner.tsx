import type { HTMLChakraProps } from '@chakra-ui/react';
import { LineDrawing } from '../../../ui/index.ts';

/** A spinning ring, 20 px by default; say beside it what is loading. */
export const Spinner = (props: HTMLChakraProps<'svg'>) => (
  <LineDrawing strokeWidth="2" animation="turn 900ms linear infinite" {...props}>
    <circle cx="12" cy="12" r="9" opacity=".25" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </LineDrawing>
);
