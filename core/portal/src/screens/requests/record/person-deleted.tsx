import { chakra } from '@chakra-ui/react';
import type { Deletion } from '@jeweler/core/submissions';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { deletionSentence, requests } from '../../../submissions/labels.ts';

interface PersonDeletedProps {
  count: number;
  /** The server's record of the deletion; undefined when it could not be fetched. */
  record: Deletion | undefined;
  onClose: () => void;
}

/** Dialog content confirming that a person's data were deleted, with the deletion record. */
export const PersonDeleted = ({ count, record, onClose }: PersonDeletedProps) => {
  const close = useRef<HTMLButtonElement>(null);
  // The button that had the focus no longer exists.
  useEffect(() => close.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="4" p={{ base: '4', lg: '5' }} role="status">
      <chakra.p display="flex" gap="3">
        <Icon name="check" color="admin.success" marginTop="1px" />
        <span>{`${requests(count)} from this person ${count === 1 ? 'was' : 'were'} permanently deleted.`}</span>
      </chakra.p>
      {record ? (
        <p>
          <span>{`Recorded: ${deletionSentence(record)}`}</span> The record does not say whose data it was.
          All such records are in the settings.
        </p>
      ) : null}
      <Button ref={close} justifySelf="end" onClick={onClose}>
        Done
      </Button>
    </chakra.div>
  );
};
