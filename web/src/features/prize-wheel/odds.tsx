import { chakra } from '@chakra-ui/react';
import { prizeSegments, totalWeight } from '@jeweler/core/prize-wheel';
import { VisuallyHidden } from '@jeweler/core/ui';

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    fontSize: 'small',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'ornament',
    textUnderlineOffset: '.36em',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    marginTop: '2',
    fontSize: 'small',
    textStyle: 'figures',
    borderCollapse: 'collapse',
    '& tr': { borderTop: '1px solid', borderColor: 'rule' },
    '& th, & td': { py: '0.5', textAlign: 'left', fontWeight: 'text' },
    '& th:first-of-type': { width: 'full' },
    '& td': { pl: '5', textAlign: 'right', whiteSpace: 'nowrap' },
    '& td:last-child': { color: 'fg.quiet' },
  },
});

/** How likely each service is, before anyone spins. */
export const Odds = () => (
  <chakra.details marginTop="2">
    <Summary>The odds</Summary>
    <Table>
      <VisuallyHidden asChild>
        <caption>Chance of each service on one spin</caption>
      </VisuallyHidden>
      <VisuallyHidden asChild>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Value</th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
      </VisuallyHidden>
      <tbody>
        {prizeSegments.map(({ id, service, value, weight }) => (
          <tr key={id}>
            <th scope="row">{service}</th>
            <td>{value}</td>
            <td>
              {weight} in {totalWeight}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </chakra.details>
);
