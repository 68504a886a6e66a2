import type { PrizeSegment } from '@jeweler/core/prize-wheel';
import { styled } from '#styled-system/jsx';
import { Received } from '../../components/form/received.tsx';

/** Shown in the popup when it is opened again after a claim, which has closed it (SPEC section 4). */
export const ClaimedPrize = ({ prize: { service, value } }: { prize: PrizeSegment }) => (
  <styled.div marginTop="5">
    <Received
      receipt={{
        title: 'Your prize is claimed',
        facts: [
          ['Free service', service],
          ['Worth', value],
        ],
        next: 'The jeweler will contact you within 24 hours. You may spin again.',
      }}
    />
  </styled.div>
);
