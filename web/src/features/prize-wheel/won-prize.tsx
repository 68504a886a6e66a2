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

const Stone = styled('span', {
  base: {
    gridRow: '1 / 3',
    width: '3rem',
    height: '3rem',
    borderRadius: 'full',
    boxShadow:
      'inset 0 0 0 1px rgb(24 20 16 / .25), 0 0 0 4px {colors.bg.raised}, 0 0 0 5px {colors.gold.500}',
  },
});

/** The won service and its value, beside a disc in the colour of its stone. */
export const WonPrize = ({ prize: { service, value, color } }: { prize: PrizeSegment }) => (
  <Frame>
    <Stone style={{ background: color }} aria-hidden="true" />
    <styled.p css={{ textStyle: 'h3' }}>{service}</styled.p>
    <styled.p css={{ textStyle: 'figures', color: 'fg.quiet' }}>Value: {value}</styled.p>
  </Frame>
);

/** The actions for a prize: claim it, or spin again. */
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
