import type { HTMLChakraProps } from '@chakra-ui/react';
import { LineDrawing } from '../../ui/index.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A decorative line icon, 20 px by default; the surrounding control has the accessible name. */
export const Icon = ({ name, ...rest }: HTMLChakraProps<'svg'> & { name: IconName }) => (
  <LineDrawing {...rest}>
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </LineDrawing>
);

/** An icon without styled components: file cards render dozens of them on every keystroke of a search. */
export const PlainIcon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

/** Stroke styles of these icons, for the styles of the surrounding element. */
export const plainIconStyle = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.35',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
