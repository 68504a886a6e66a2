import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { useBulkChanges } from '../bulk/use-bulk-changes.ts';
import { summarize } from './plan-rows.ts';
import type { ImportStep } from './use-import.ts';

interface ImportOutcomeProps {
  /** The sentence that says what was done. */
  ref: Ref<HTMLParagraphElement>;
  step: Extract<ImportStep, { name: 'done' | 'undone' }>;
  /** Opens the window that chooses a file. */
  onChoose: () => void;
  onUndone: (undo: string) => void;
}

/** What a file has changed, with `Undo` until all of it is undone. */
export const ImportOutcome = ({ ref, step, onChoose, onUndone }: ImportOutcomeProps) => {
  const { busy, undo } = useBulkChanges();
  const id = step.name === 'done' ? step.answer.undo : undefined;
  return (
    <>
      <Message status="success" role="status">
        <chakra.p ref={ref} tabIndex={-1} outline="none">
          {step.name === 'undone' ? 'The import of ' : ''}
          <bdi>{step.fileName}</bdi>
          {step.name === 'undone'
            ? ' has been undone.'
            : ` has been imported: ${summarize(step.answer.plan)}.`}
        </chakra.p>
      </Message>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {id === undefined ? null : (
          <Button aria-disabled={busy} onClick={() => void undo(id, () => onUndone(id))}>
            <Icon name="undo" />
            Undo
          </Button>
        )}
        <Button onClick={onChoose}>Choose another file…</Button>
      </chakra.div>
    </>
  );
};
