import { prizeSegments, totalWeight } from '@jeweler/core/prize-wheel';
import { styled } from '#styled-system/jsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';

const Summary = styled('summary', {
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

const Table = styled('table', {
  base: {
    width: 'full',
    marginTop: '2',
    fontSize: 'small',
    textStyle: 'figures',
    borderCollapse: 'collapse',
    '& tr': { borderTop: '1px solid {colors.rule}' },
    '& th, & td': { py: '0.5', textAlign: 'left', fontWeight: 'text' },
    '& th:first-of-type': { width: 'full' },
    '& td': { pl: '5', textAlign: 'right', whiteSpace: 'nowrap' },
    '& td:last-child': { color: 'fg.quiet' },
  },
});

/** The chance of each service, shown before the spin. */
export const Odds = () => (
  <styled.details css={{ marginTop: '2' }}>
    <Summary>The odds</Summary>
    <Table>
      <VisuallyHidden as="caption">Chance of each service on one spin</VisuallyHidden>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Value</th>
          <th scope="col">Chance</th>
        </tr>
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
  </styled.details>
);
