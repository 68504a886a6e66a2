import { type IconName, iconPaths } from '../../components/icon-paths.ts';

/** An icon without styled parts: cards are drawn by the dozen at every key of a search. */
export const PlainIcon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
