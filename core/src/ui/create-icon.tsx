import type { HTMLChakraProps } from '@chakra-ui/react';
import type { IconPaths } from './common-icon-paths.ts';
import { LineDrawing } from './line-drawing.tsx';

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
