import { chakra } from '@chakra-ui/react';
import type { PrizeFigures } from '../../../submissions/index.ts';
import { Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';
import { claims, percent } from './labels.ts';

/** Horizontal padding of the table; enlarged text on a phone needs the room. */
const SIDE = { base: 'min(1rem, 4.3vw)', lg: '5' };

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInline: { base: '1', md: '3' },
      borderBottom: '1px solid {colors.admin.rule}',
      textAlign: 'right',
      verticalAlign: 'top',
    },
    '& thead th': { color: 'admin.quiet', fontSize: 'small', fontWeight: 'medium', verticalAlign: 'bottom' },
    '& thead th:first-of-type, & tbody th': { paddingLeft: SIDE, textAlign: 'left' },
    '& thead th:last-of-type, & td:last-of-type': { paddingRight: SIDE },
    '& tbody th': { fontWeight: 'text', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'small', color: 'admin.quiet' },
  },
});

const expected = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Claims of each prize, compared with what the wheel's odds predict. */
export const OddsPanel = ({ figures }: { figures: PrizeFigures }) => {
  const { prizes, totalWeight, claims: total } = figures;
  return (
    <Panel aria-labelledby="odds">
      <PanelHead>
        <PanelTitle id="odds">Claims against the odds</PanelTitle>
        <chakra.span fontSize="small" color="admin.quiet">
          {claims(total)}
        </chakra.span>
      </PanelHead>
      <Table>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Expected</th>
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
              <td>
                <span>{expected.format((total * weight) / totalWeight)}</span>
                <small>{percent(weight, totalWeight)}</small>
              </td>
              <td>
                <span>{claimed}</span>
                <small>{percent(claimed, total)}</small>
              </td>
              <td>{redeemed}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <chakra.p px={{ base: '4', lg: '5' }} py="4" fontSize="small" color="admin.quiet" maxWidth="measure">
        Visitors can spin again as often as they like, so prizes of higher value are likely to be claimed more
        often than the odds say. Expired claims are counted here, spam is not.
      </chakra.p>
    </Panel>
  );
};
