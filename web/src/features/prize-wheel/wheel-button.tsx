import { prizeSegments } from '@jeweler/core/prize-wheel';
import type { Ref } from 'react';
import { styled } from '#styled-system/jsx';
import { CENTER, stonePath } from './wheel-geometry.ts';

const Round = styled('button', {
  base: {
    position: 'fixed',
    // The open popup hides the scrollbar; this keeps the button in place.
    // Where there is no room, as with enlarged text on a phone, half of it stands beyond the edge: otherwise
    // it would cover the headline.
    right: 'calc(clamp(-28px, {spacing.room}, clamp(16px, 2.5vw, 32px)) + var(--wheel-shift, 0px))',
    '[data-scroll-lock] &': { '--wheel-shift': 'var(--scrollbar-width, 0px)' },
    bottom: 'clamp(1rem, 2.5vw, 2rem)',
    zIndex: 'fab',
    // In pixels: it contains no text that would grow.
    width: { base: '56px', md: '68px' },
    height: { base: '56px', md: '68px' },
    p: '.3125rem',
    bg: 'ink.950',
    borderRadius: 'full',
    boxShadow: '0 0 0 1px {colors.gold.500}, {shadows.toast}',
    cursor: 'pointer',
    animation: 'appear {durations.slow} {easings.out}',
    '& svg': { display: 'block', width: 'full', height: 'full', animation: 'turn 24s linear infinite' },
    // Automatic motion must be stoppable.
    '&:is(:hover, :focus-visible)': {
      right: 'calc(clamp(16px, 2.5vw, 32px) + var(--wheel-shift, 0px))',
    },
    '&:hover svg, &:focus-visible svg': { animationPlayState: 'paused' },
  },
});

interface WheelButtonProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** The slowly turning wheel at the bottom right, which opens the popup. */
export const WheelButton = ({ ref, onClick }: WheelButtonProps) => (
  <Round
    type="button"
    ref={ref}
    aria-label="Open the Wheel of Fortune"
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <svg viewBox="0 0 400 400" aria-hidden="true">
      {prizeSegments.map(({ id, color }, index) => (
        <path key={id} d={stonePath(index, prizeSegments.length)} fill={color} />
      ))}
      <styled.g css={{ fill: 'none', stroke: 'gold.500' }}>
        <circle cx={CENTER} cy={CENTER} r="182" strokeWidth="5" />
      </styled.g>
      <styled.g css={{ fill: 'ink.950', stroke: 'gold.300', strokeLinejoin: 'round' }}>
        <circle cx={CENTER} cy={CENTER} r="58" strokeWidth="5" />
        <path d="M178 174h44l18 22-40 44-40-44zM160 196h80" strokeWidth="5" />
      </styled.g>
    </svg>
  </Round>
);
