import { cryptoRandom, prizeSegments, totalWeight } from '@jeweler/core/prize-wheel';
import type { Dispatch } from 'react';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { Lead } from '../../components/text/label.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { paths } from '../../config/public-pages.ts';
import { spinWheel, type WheelAction } from './wheel-state.ts';

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
    '& tr': { borderTop: '1px solid {colors.rule}' },
    '& th, & td': { py: '0.5', textAlign: 'left', fontWeight: 'text' },
    '& th:first-of-type': { width: 'full' },
    '& td': { pl: '5', textAlign: 'right', whiteSpace: 'nowrap' },
    '& td:last-child': { color: 'fg.quiet' },
  },
});

/** The chance of each service, shown before the spin. */
const Odds = () => (
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
