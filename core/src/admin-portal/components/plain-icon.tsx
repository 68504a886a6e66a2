import { type IconName, iconPaths } from './icon-paths.ts';

/** An icon without styled parts: cards are drawn by the dozen at every key of a search. */
export const PlainIcon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

/** How the lines of such icons are drawn, for the styles of whatever they stand in. */
export const plainIconStyle = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.35',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
