import { cryptoRandom } from '@jeweler/core/prize-wheel';
import type { Dispatch } from 'react';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { Lead } from '../../components/text/label.tsx';
import { paths } from '../../config/public-pages.ts';
import { Odds } from './odds.tsx';
import { spinWheel } from './spin-wheel.ts';
import type { WheelAction } from './wheel-state.ts';

interface SpinPromptProps {
  spinning: boolean;
  dispatch: Dispatch<WheelAction>;
}

/** The invitation with its button, which draws the prize and starts the spin. */
export const SpinPrompt = ({ spinning, dispatch }: SpinPromptProps) => {
  const spin = () => dispatch({ type: 'spin', ...spinWheel(cryptoRandom(crypto)) });
  return (
    <>
      <Lead css={{ marginTop: '4' }}>Spin the wheel for a chance to win a FREE jewelry service.</Lead>
      <Button wide disabled={spinning} onClick={spin} css={{ marginTop: '8' }}>
        SPIN TO WIN!
      </Button>
      <styled.div css={{ textStyle: 'small', color: 'fg.quiet', marginTop: '4' }}>
        {/* Always there: a live region must exist before its content changes. */}
        <p role="status">{spinning ? 'Choosing your prize…' : null}</p>
        {spinning ? null : <p>Click the button to spin and get a chance to win a FREE jewelry service.</p>}
      </styled.div>
      <Odds />
      {/* In a tab of its own, so that no prize is lost. */}
      <TextAnchor href={paths.prizeRules} target="_blank" size="target" css={{ fontSize: 'small' }}>
        The rules
      </TextAnchor>
    </>
  );
};
