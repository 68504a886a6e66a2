import { chakra } from '@chakra-ui/react';
import type { ClaimDetails } from '../../submissions/index.ts';
import { requestPath } from '../shared/paths.ts';
import { TextLink } from '../shared/ui/text-link.tsx';
import { statusLabels } from './labels.ts';
import { longTime, shortTime } from './times.ts';

/** When and by whom a prize was given out. */
export const redemptionSentence = ({ at, by }: NonNullable<ClaimDetails['redemption']>): string =>
  `Redeemed on ${longTime(at)} by ${by}`;

interface EarlierClaimsProps {
  earlier: ClaimDetails['earlier'];
  now: Date;
}

/** Earlier claims by the same person, each linking to its record. */
export const EarlierClaims = ({ earlier, now }: EarlierClaimsProps) => (
  <div>
    <chakra.p fontWeight="medium">Claimed before with the same e-mail address or phone number:</chakra.p>
    <chakra.ul listStyle="none">
      {earlier.map(({ reference, summary, status, receivedAt }) => (
        <li key={reference}>
          <TextLink to={requestPath(reference)}>{`${reference}: ${summary}`}</TextLink>{' '}
          <chakra.span color="admin.quiet" fontSize="small">
            {`${statusLabels[status].toLowerCase()}, ${shortTime(receivedAt, now)}`}
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  </div>
);
