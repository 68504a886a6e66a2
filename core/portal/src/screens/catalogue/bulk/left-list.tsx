import { chakra } from '@chakra-ui/react';
import type { BulkPreview } from '@jeweler/core/schemas';
import { WindowedList } from './windowed-list.tsx';

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Pieces that are not changed, each with the reason. */
export const LeftList = ({ label, left }: { label: string; left: BulkPreview['unchanged'] }) => (
  <WindowedList label={label} items={left} maxHeight="min(14rem, 30dvh)">
    {({ name, reason }) => (
      <chakra.div minWidth="0">
        <chakra.p {...oneLine}>
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.p {...oneLine} color="admin.quiet" fontSize="small" title={reason}>
          {reason}
        </chakra.p>
      </chakra.div>
    )}
  </WindowedList>
);
