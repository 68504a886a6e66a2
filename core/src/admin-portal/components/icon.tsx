import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps extends HTMLChakraProps<'svg'> {
  name: IconName;
}

/** A decorative line icon, 20 px unless sized otherwise; the control it stands in carries the name. */
export const Icon = ({ name, ...rest }: IconProps) => (
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
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </chakra.svg>
);
