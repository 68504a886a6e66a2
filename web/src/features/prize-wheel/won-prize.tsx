import type { PrizeSegment } from '@jeweler/core/prize-wheel';
import type { Dispatch } from 'react';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { Lead } from '../../components/text/label.tsx';
import type { WheelAction } from './wheel-state.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '5',
    alignItems: 'center',
    marginTop: '6',
    py: '5',
    borderBlock: '1px solid {colors.rule}',
  },
});

const Stone = styled('svg', {
  base: {
    gridRow: '1 / 3',
    width: '3rem',
    height: '3rem',
    borderRadius: 'full',
    boxShadow: '0 0 0 4px {colors.bg.raised}, 0 0 0 5px {colors.gold.500}',
    // The facets have to be seen on pale stones and on dark ones.
    '& > path': {
      fill: 'none',
      stroke: 'bone.100',
      strokeWidth: '1',
      mixBlendMode: 'difference',
      opacity: '0.45',
    },
  },
});

/** A round brilliant from above: its table, the stars around it, and the lines to the girdle. */
const FACETS =
  'M15 7.1 33 7.1 41 15.1 41 33 33 40.9 15 40.9 7 33 7 15Z M24 3 33 15 45 24 33 33 24 45 15 33 3 24 15 15Z M15 15H33V33H15Z';

/** The won service and its value, beside a stone of its color. */
export const WonPrize = ({ prize: { service, value, color } }: { prize: PrizeSegment }) => (
  <Frame>
    <Stone viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={color} />
      <path d={FACETS} />
    </Stone>
    <styled.p css={{ textStyle: 'h3' }}>{service}</styled.p>
    <styled.p css={{ textStyle: 'figures', color: 'fg.quiet' }}>Value: {value}</styled.p>
  </Frame>
);

export const WonActions = ({ dispatch }: { dispatch: Dispatch<WheelAction> }) => (
  <>
    <Lead css={{ marginTop: '4' }}>Fill out the form below to claim your free service!</Lead>
    <styled.div css={{ display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '8' }}>
      <Button onClick={() => dispatch({ type: 'claim' })}>Claim Prize</Button>
      <Button variant="line" onClick={() => dispatch({ type: 'again' })}>
        Spin Again
      </Button>
    </styled.div>
  </>
);
