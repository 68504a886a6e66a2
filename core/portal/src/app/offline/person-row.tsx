import { chakra } from '@chakra-ui/react';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { getSender } from '../../submissions/labels.ts';
import { PhoneNumber } from './phone-number.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) fit-content(45%)' },
    columnGap: '3',
    alignItems: 'start',
    px: { base: '4', lg: '5' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'admin.rule',
    overflowWrap: 'anywhere',
    // Its buttons are higher than a line; its text stands on the line of the others.
    '& > :last-child': { gridColumn: { base: '2', sm: '3' }, marginTop: { sm: '-.625rem' } },
  },
});

interface PersonRowProps {
  item: SubmissionItem;
  time: string;
  /** What they come or wait for; empty ones are left out. */
  facts: readonly string[];
  /** In their own words. */
  words?: string;
}

/** One person, what it is about, and how to reach them. */
export const PersonRow = ({ item, time, facts, words = '' }: PersonRowProps) => (
  <Row>
    <chakra.span fontVariantNumeric="tabular-nums">{time}</chakra.span>
    <span>
      <chakra.strong display="block" fontWeight="strong">
        <bdi>{getSender(item)}</bdi>
      </chakra.strong>
      <chakra.span display="block" color="admin.quiet" fontSize="small">
        {facts.filter(Boolean).join(', ')}
      </chakra.span>
      {words === '' ? null : (
        <chakra.span display="block" dir="auto" fontSize="small">
          {words}
        </chakra.span>
      )}
    </span>
    <span>{item.phone === null ? <bdi>{item.email}</bdi> : <PhoneNumber phone={item.phone} />}</span>
  </Row>
);
