import { chakra } from '@chakra-ui/react';
import { LinkRowGrid } from '../../../shared/data-list/row-box-style.ts';
import { submissionLineStyle } from './submission-line.tsx';

/** All styles of the rows. */
export const RequestGrid = chakra(LinkRowGrid, {
  base: {
    containerType: 'inline-size',
    '& .row': { gridTemplateColumns: '2.75rem minmax(0, 1fr)', paddingLeft: { base: '1', lg: '2' } },
    '& .link': {
      ...submissionLineStyle,
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) fit-content(50%)',
        sm: submissionLineStyle.gridTemplateColumns,
      },
      '& .icon': { ...submissionLineStyle['& .icon'], display: { base: 'none', sm: 'block' } },
      '& .about': { ...submissionLineStyle['& .about'], gridColumn: { base: '1', sm: '2' } },
      // Large text on a phone: three lines, which the row has room for.
      '@container (max-width: 16rem)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        rowGap: '0',
        lineHeight: '1.4',
        '& .who': { gridColumn: '1 / -1' },
        '& .about': { gridColumn: '1 / -1', gridRow: '2' },
        '& .when': { gridColumn: '1', gridRow: '3', whiteSpace: 'nowrap' },
        '& .state': { gridRow: '3', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
  },
});
