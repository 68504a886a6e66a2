import { addressLine, shop } from '@jeweler/core/business';
import { type PrizeSegment, prizeSegments } from '@jeweler/core/prize-wheel';
import type { Fact } from '@jeweler/core/submissions';
import { type Dispatch, type RefObject, useEffect } from 'react';
import { styled } from '#styled-system/jsx';
import { SubmissionConfirmation } from '../../components/form/submission-confirmation.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label } from '../../components/text/label.tsx';
import { useAddress, useContact } from '../../data/use-shop.ts';
import { deferredPart } from '../../lib/lazy.ts';
import { SpinPrompt } from './spin-prompt.tsx';
import type { Claimed, WheelAction, WheelState } from './wheel-state.ts';
import { WonActions, WonPrize } from './won-prize.tsx';

// The form and its validation are not needed before a win, which takes four seconds.
const ClaimForm = deferredPart(async () => (await import('./claim-form.tsx')).ClaimForm);

const Copy = styled('div', {
  base: {
    display: 'grid',
    alignContent: { base: 'start', md: 'center' },
    pt: { base: '8', md: '12' },
    pb: { base: '10', md: '12' },
    px: { base: '5', md: 'clamp(2.5rem, 4vw, 4rem)' },
  },
});

/** Label and title of each step (SPEC section 2, prize-wheel popup). */
const getHeading = ({ step }: WheelState, prize: PrizeSegment | undefined) => {
  switch (step) {
    case 'idle':
    case 'spinning':
      return { label: 'A free jewelry service', title: `${shop.founder.firstName}’s Wheel of Fortune` };
    case 'won':
    case 'claimed':
      return { label: 'Congratulations!', title: 'You Won!' };
    case 'claiming':
      return { label: prize ? `${prize.service} · Value: ${prize.value}` : '', title: 'Claim Your Prize' };
  }
};

interface WheelCopyProps {
  state: WheelState;
  prize: PrizeSegment | undefined;
  dispatch: Dispatch<WheelAction>;
  /** Labels the dialog, and receives the focus at the beginning of each step. */
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  onClaimed: () => void;
}

/** The text half of the popup: first the invitation, then the result, then the claim. */
export const WheelCopy = ({ state, prize, dispatch, heading, headingId, onClaimed }: WheelCopyProps) => {
  const { label, title } = getHeading(state, prize);
  const spun = state.step !== 'idle' && state.step !== 'spinning';
  const won = spun && state.step !== 'claiming';
  const claimed = state.step === 'idle' ? state.claimed : undefined;

  useEffect(() => {
    // If it cannot be loaded now, it is requested again once there is a prize.
    if (state.step === 'spinning') ClaimForm.preload().catch(() => undefined);
  }, [state.step]);

  return (
    <Copy>
      <Label>{label}</Label>
      <Heading
        ref={heading}
        id={headingId}
        tabIndex={-1}
        size={state.step === 'claiming' ? 'h2' : 'h1'}
        css={{ marginTop: '2', outlineStyle: 'none' }}
      >
        {title}
      </Heading>
      <div role="status">{won && prize ? <WonPrize prize={prize} /> : null}</div>
      {claimed ? <ClaimedPrize claimed={claimed} /> : null}
      {spun ? null : <SpinPrompt spinning={state.step === 'spinning'} dispatch={dispatch} />}
      {won ? <WonActions dispatch={dispatch} /> : null}
      {spun && prize ? (
        // Mounted from the win on, so that going back to the result keeps the input.
        <div hidden={won}>
          <LazyBoundary
            of={ClaimForm}
            prize={prize}
            onBack={() => dispatch({ type: 'back' })}
            onReceived={(receipt) => {
              dispatch({ type: 'received', receipt });
              onClaimed();
            }}
          />
        </div>
      ) : null}
    </Copy>
  );
};

/** Shown when the popup is opened again after a claim, which closed it (SPEC section 4). */
const ClaimedPrize = ({ claimed: { prize, code, mailedTo } }: { claimed: Claimed }) => {
  const address = useAddress();
  const { phone } = useContact();
  const { service = '', value = '' } = prizeSegments[prize] ?? {};
  const place: Fact = address ? ['Show it at', addressLine(address)] : ['Call us', phone.display];
  return (
    <styled.div css={{ marginTop: '5' }}>
      <SubmissionConfirmation
        confirmation={{
          title: 'Your prize is claimed',
          facts: [
            ...(code ? [['Your code', code] as const, place] : []),
            ['Free service', service],
            ['Worth', value],
            ...(code && mailedTo ? [['Also sent to', mailedTo] as const] : []),
          ],
          next: 'The jeweler will contact you within 24 hours. You may spin again.',
        }}
      />
    </styled.div>
  );
};
