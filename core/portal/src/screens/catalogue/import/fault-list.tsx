import { chakra } from '@chakra-ui/react';
import type { ImportAnswer } from '@jeweler/core/schemas';
import { WindowedList } from '../bulk/windowed-list.tsx';
import { faultPlace } from './plan-rows.ts';

interface FaultListProps {
  faults: ImportAnswer['faults'];
  /** Its greatest height, as CSS. */
  maxHeight: string;
}

/** What is wrong with a file: each fault with its line and column. */
export const FaultList = ({ faults, maxHeight }: FaultListProps) => (
  <WindowedList
    label="Errors"
    items={faults.map((fault, id) => ({ ...fault, id }))}
    maxHeight={maxHeight}
    measured
  >
    {(fault) => (
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        columnGap="3"
        py="2"
        overflowWrap="anywhere"
      >
        <chakra.p color="admin.quiet">{faultPlace(fault)}</chakra.p>
        <p>{fault.message}</p>
      </chakra.div>
    )}
  </WindowedList>
);
