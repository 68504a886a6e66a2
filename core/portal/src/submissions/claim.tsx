import { chakra } from '@chakra-ui/react';
import type { ClaimDetails } from '@jeweler/core/submissions';
import { requestPath } from '../shared/paths.ts';
import { useNameOf } from '../shared/session/use-session.ts';
import { longTime, shortTime } from '../shared/times.ts';
import { Quiet } from '../shared/ui/layout.ts';
import { TextLink } from '../shared/ui/text-link.tsx';
import { statusLabels } from './labels.ts';

/** When and by whom a prize was given out. */
export const Redemption = ({ redemption }: Pick<ClaimDetails, 'redemption'>) => {
  const nameOf = useNameOf();
  return redemption && <p>{`Redeemed on ${longTime(redemption.at)} by ${nameOf(redemption.by)}.`}</p>;
};

/** Earlier claims by the same person, each linking to its record. */
export const EarlierClaims = ({ earlier, now }: { earlier: ClaimDetails['earlier']; now: Date }) => (
  <div>
    <chakra.p fontWeight="medium">Claimed before with the same email address or phone number:</chakra.p>
    <ul>
      {earlier.map(({ reference, summary, status, receivedAt }) => (
        <li key={reference}>
          <TextLink to={requestPath(reference)}>{`${reference}: ${summary}`}</TextLink>{' '}
          <Quiet as="span">{`${statusLabels[status].toLowerCase()}, ${shortTime(receivedAt, now)}`}</Quiet>
        </li>
      ))}
    </ul>
  </div>
);

/** The code of a prize claim, whether it has been redeemed, and earlier claims by the same person. */
export const ClaimSection = ({ claim, now }: { claim: ClaimDetails; now: Date }) => (
  <>
    <p>
      Code{' '}
      <chakra.strong fontWeight="strong" letterSpacing=".06em" whiteSpace="nowrap">
        {claim.code}
      </chakra.strong>
    </p>
    <Redemption redemption={claim.redemption} />
    {claim.earlier.length === 0 ? null : <EarlierClaims earlier={claim.earlier} now={now} />}
  </>
);
