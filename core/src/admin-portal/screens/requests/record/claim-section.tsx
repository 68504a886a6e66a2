import { chakra } from '@chakra-ui/react';
import type { ClaimDetails } from '../../../../submissions/index.ts';
import { EarlierClaims, redemptionSentence } from '../../../submissions/claim.tsx';

/** The code of a prize claim, whether it has been redeemed, and earlier claims by the same person. */
export const ClaimSection = ({ claim, now }: { claim: ClaimDetails; now: Date }) => (
  <>
    <p>
      Code{' '}
      <chakra.strong fontWeight="strong" letterSpacing=".06em" whiteSpace="nowrap">
        {claim.code}
      </chakra.strong>
    </p>
    {claim.redemption ? <p>{`${redemptionSentence(claim.redemption)}.`}</p> : null}
    {claim.earlier.length === 0 ? null : <EarlierClaims earlier={claim.earlier} now={now} />}
  </>
);
