import type { HTMLChakraProps } from '@chakra-ui/react';
import type { IconPaths } from '@jeweler/core/ui';
import { LineDrawing } from './line-drawing.tsx';

/**
 * Creates a component for a set of decorative line icons, 20 px by default; the surrounding control has the
 * accessible name.
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
