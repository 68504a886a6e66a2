import type { HTMLStyledProps } from '#styled-system/jsx';
import { type IconName, iconPaths } from './icon-paths.ts';
import { LineDrawing } from './line-drawing.tsx';

/** A decorative line icon, 20 px unless sized otherwise; the control it stands in carries the name. */
export const Icon = ({ name, ...rest }: HTMLStyledProps<'svg'> & { name: IconName }) => (
  <LineDrawing {...rest}>
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </LineDrawing>
);
