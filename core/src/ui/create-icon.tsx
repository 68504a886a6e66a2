import type { HTMLChakraProps } from '@chakra-ui/react';
import { LineDrawing } from './line-drawing.tsx';

/** Paths of one icon on a field of 24 by 24, drawn as lines. */
export type IconPaths = readonly string[];

/**
 * A set of decorative line icons as one component, 20 px unless sized otherwise; the control an icon
 * stands in carries the name.
 */
export const createIcon =
  <Name extends string>(paths: Readonly<Record<Name, IconPaths>>) =>
  ({ name, ...rest }: HTMLChakraProps<'svg'> & { name: Name }) => (
    <LineDrawing {...rest}>
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </LineDrawing>
  );
