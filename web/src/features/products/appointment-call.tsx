import { styled } from '#styled-system/jsx';
import { ButtonLink } from '../../components/actions/button.tsx';
import { paths } from '../../config/public-pages.ts';

/**
 * Where the call to action at the end of a list is placed: beside the third of three large products, in the
 * two free cells or the free cell of the last row on a wide screen, or below the list.
 */
export type CallSide = 'beside' | 'wide' | 'cell' | 'below';

const tintedSheet = {
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: 'clamp(1.5rem, 4vw, 4rem)',
  bg: 'bg.second',
} as const;

/** On a line of its own below the products, or as a tinted box in the free cell of their last row. */
const SeeThem = styled('div', {
  base: { display: 'flex', gap: '6' },
  variants: {
    side: {
      below: {
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        marginTop: 'clamp(4rem, 2rem + 6vw, 8rem)',
        paddingTop: '10',
        borderTop: '1px solid {colors.rule}',
      },
      beside: { ...tintedSheet, aspectRatio: { md: '1' } },
      cell: { ...tintedSheet, aspectRatio: { lg: '1' } },
      // As high as the square picture beside it: half the width of this box, which spans two columns, without
      // the gap.
      wide: { ...tintedSheet, height: { lg: 'calc((100cqw - {spacing.8}) / 2)' } },
    },
  },
});

/** The way to an appointment, at the end of a list of products. */
export const AppointmentCall = ({ side }: { side: CallSide }) => (
  <SeeThem side={side}>
    <styled.p css={{ textStyle: 'h3' }}>See them in person, by appointment</styled.p>
    <ButtonLink to={paths.appointment} variant="line">
      Book an Appointment
    </ButtonLink>
  </SeeThem>
);
