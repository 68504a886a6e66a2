import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Paths of one icon on a field of 24 by 24, drawn as lines. */
export type IconPaths = readonly string[];

/**
 * A set of decorative line icons as one component, 20 px unless sized otherwise; the control an icon
 * stands in carries the name.
 */
export const createIcon =
  <Name extends string>(paths: Readonly<Record<Name, IconPaths>>) =>
  ({ name, ...rest }: HTMLChakraProps<'svg'> & { name: Name }) => (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      width="icon"
      height="icon"
      flex="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </chakra.svg>
  );
