import { prizeSegments } from '@jeweler/core/prize-wheel';
import { type Ref, useEffect, useState } from 'react';
import { styled } from '#styled-system/jsx';
import { CENTER, stonePath } from './wheel-geometry.ts';

/** Distance from the edge of the window, where it covers nothing. */
const AT_REST = 'clamp(16px, 2.5vw, 32px)';

const Round = styled('button', {
  base: {
    position: 'fixed',
    // In pixels: it contains no text that would grow.
    '--size': { base: '56px', md: '68px' },
    // At the edge of the window, no wider than the space beside the text: there it covers neither text nor price.
    '--tab': `min(${AT_REST}, {spacing.gutter} - var(--size))`,
    // Where there is no room, as with enlarged text on a phone, half of it stands beyond the edge: otherwise
    // it would cover the headline.
    '--from-edge': `clamp(-28px, {spacing.room}, ${AT_REST})`,
    '&[data-tab]': { '--from-edge': 'var(--tab)' },
    right: 'var(--from-edge)',
    bottom: 'clamp(1rem, 2.5vw, 2rem)',
    zIndex: 'fab',
    width: 'var(--size)',
    height: 'var(--size)',
    p: '.3125rem',
    bg: 'ink.950',
    borderRadius: 'full',
    boxShadow: '0 0 0 1px {colors.gold.500}, {shadows.toast}',
    cursor: 'pointer',
    animation: 'appear {durations.slow} {easings.out}',
    transition: 'right {durations.calm} {easings.out}',
    _motionReduce: { transition: 'none' },
    '& svg': { display: 'block', width: 'full', height: 'full', animation: 'turn 24s linear infinite' },
    // Automatic motion must be stoppable.
    // All of it is on the screen then, and it does not slide away from under a pointer at the edge.
    '&:is(:hover, :focus-visible)': { right: 'max(0px, var(--from-edge))' },
    '&:hover svg, &:focus-visible svg': { animationPlayState: 'paused' },
  },
});

/** So many pixels belong to the first view still, as after a touch that was no scrolling. */
const FIRST_VIEW_PX = 24;

/** Of the window's foot, that the button takes up. */
const FOOT_PX = 112;

/** Whether text may be under it: once the page is scrolled, and where the hero ends above it. */
const mayCoverText = (): boolean => {
  const hero = document.querySelector('[data-hero]')?.getBoundingClientRect();
  return window.scrollY > FIRST_VIEW_PX || (hero !== undefined && hero.bottom < window.innerHeight - FOOT_PX);
};

const useIsTab = (): boolean => {
  const [isTab, setIsTab] = useState(mayCoverText);
  useEffect(() => {
    const update = () => setIsTab(mayCoverText());
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isTab;
};

/**
 * The slowly turning wheel at the bottom right, which opens the popup; where it may cover text, it is a tab at the
 * edge.
 */
export const WheelButton = ({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) => (
  <Round
    type="button"
    ref={ref}
    {...(useIsTab() ? { 'data-tab': '' } : {})}
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
