import { chakra } from '@chakra-ui/react';
import type { PrizeFigures } from '@jeweler/core/submissions';
import { Quiet } from '../../shared/ui/layout.ts';
import { TitledPanel } from '../../shared/ui/panel.tsx';
import { claims, percent } from './labels.ts';

/** Horizontal padding of the table; enlarged text on a phone needs the room. */
const SIDE = { base: 'min(1rem, 4.3vw)', lg: '5' };

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInline: { base: '1', md: '3' },
      borderBottom: 'rule',
      textAlign: 'right',
      verticalAlign: 'top',
    },
    // Three headings side by side, also with large text on a phone.
    '& thead th': {
      color: 'admin.quiet',
      fontSize: 'min({fontSizes.small}, 4.2vw)',
      fontWeight: 'medium',
      verticalAlign: 'bottom',
    },
    '& thead th:first-of-type, & tbody th': { paddingLeft: SIDE, textAlign: 'left' },
    '& thead th:last-of-type, & td:last-of-type': { paddingRight: SIDE },
    '& :is(tbody th, td)': { fontSize: 'min(1em, 5.5vw)' },
    '& small': { display: 'block', fontSize: 'small', color: 'admin.quiet' },
  },
});

/** With one decimal: '1,204.5'. */
const formatExpected = (count: number): string =>
  count.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** With fewer claims, what the odds predict is less than one claim of most prizes, and says nothing. */
const ENOUGH_CLAIMS = 30;

/** Claims of each prize; once there are enough, compared with what the wheel's odds predict. */
export const OddsPanel = ({ figures }: { figures: PrizeFigures }) => {
  const { prizes, totalWeight, claims: total } = figures;
  const isCompared = total >= ENOUGH_CLAIMS;
  return (
    <TitledPanel
      title={isCompared ? 'Claims compared with the odds' : 'Claims by prize'}
      beside={<Quiet as="span">{claims(total)}</Quiet>}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            {isCompared ? <th scope="col">Expected</th> : null}
            <th scope="col">Claimed</th>
            <th scope="col">Redeemed</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ service, value, weight, claims: claimed, redeemed }) => (
            <tr key={service}>
              <th scope="row">
                <span>{service}</span>
                <small>{`${value}, ${weight} in ${totalWeight}`}</small>
              </th>
              {isCompared ? (
                <td>
                  <span>{formatExpected((total * weight) / totalWeight)}</span>
                  <small>{percent(weight, totalWeight)}</small>
                </td>
              ) : null}
              <td>
                <span>{claimed}</span>
                {isCompared ? <small>{percent(claimed, total)}</small> : null}
              </td>
              <td>{redeemed}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Quiet px="panel" py="4" maxWidth="measure">
        {isCompared
          ? 'Visitors can spin again as often as they like, so prizes of higher value are likely to be claimed more often than the odds say. '
          : `Once there are ${ENOUGH_CLAIMS} claims, they are compared with the odds. `}
        Expired claims are counted here, spam is not.
      </Quiet>
    </TitledPanel>
  );
};
