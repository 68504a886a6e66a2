import { chakra } from '@chakra-ui/react';
import { nextStatuses, type SubmissionItem } from '@jeweler/core/submissions';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { getSender } from '../labels.ts';
import type { Changes } from '../use-changes.ts';

/** A row of a list: a link to the record and, beside it or on phones below it, a button. */
export const RowWithConfirm = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    borderBottom: 'rule',
    '& > a': { borderBlock: '0' },
    '& > button': {
      justifySelf: 'start',
      marginInline: 'panel',
      marginBottom: { base: '3', sm: '0' },
    },
  },
});

interface ConfirmInRowProps {
  submission: SubmissionItem;
  changes: Changes;
}

/**
 * Confirms an appointment at once; `changes` takes it back. Two times of one visitor are left to the agenda and the
 * record, where both are seen.
 */
export const ConfirmInRow = ({ submission, changes }: ConfirmInRowProps) => {
  const { status, wish } = submission;
  if (status === 'confirmed' || status === 'spam' || wish) return null;
  if (!nextStatuses('appointment', status).includes('confirmed')) return null;
  return (
    <Button
      aria-label={`Confirm ${getSender(submission)}`}
      aria-disabled={changes.busy}
      onClick={() => void changes.change(submission, 'confirmed')}
    >
      <Icon name="check" />
      Confirm
    </Button>
  );
};
