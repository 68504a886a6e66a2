import { styled } from '#styled-system/jsx';
import { CENTER } from './wheel-geometry.ts';

/** The still middle of the wheel with the shop's mark, drawn heavier than elsewhere for its size. */
export const WheelHub = () => (
  <>
    <styled.g fill="ink.900" stroke="gold.500">
      <circle cx={CENTER} cy={CENTER} r="46" strokeWidth="1.5" />
      <circle cx={CENTER} cy={CENTER} r="40" strokeWidth=".75" />
    </styled.g>
    <styled.g fill="none" stroke="gold.300" strokeLinejoin="round" strokeLinecap="round">
      <g transform="translate(178 170) scale(.22)">
        <path d="M84.2 80.1A54 54 0 1 0 115.8 80.1" strokeWidth="8" />
        <path d="M78 16H122L140 38 100 82 60 38Z" strokeWidth="8" />
        <path d="M60 38H140M86 38 100 82 114 38" strokeWidth="5" />
      </g>
    </styled.g>
  </>
);
