import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { useBulkChanges } from '../bulk/use-bulk-changes.ts';
import { summarize } from './plan-rows.ts';
import type { ImportStep } from './use-import.ts';

interface ImportOutcomeProps {
  step: Extract<ImportStep, { name: 'done' }>;
  /** Opens the window that chooses a file. */
  onChoose: () => void;
}

/** What a file has changed, with `Undo` until all of it is undone. */
export const ImportOutcome = ({ step: { fileName, answer }, onChoose }: ImportOutcomeProps) => {
  const { busy, undo } = useBulkChanges();
  const [isUndone, setUndone] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  const id = isUndone ? undefined : answer.undo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that led here, or to the other sentence, is gone
  useEffect(() => sentence.current?.focus(), [isUndone]);
  return (
    <>
      <Message status="success" role="status">
        <chakra.p ref={sentence} tabIndex={-1} outline="none">
          {isUndone ? 'The import of ' : ''}
          <bdi>{fileName}</bdi>
          {isUndone ? ' has been undone.' : ` has been imported: ${summarize(answer.plan)}.`}
        </chakra.p>
      </Message>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {id === undefined ? null : (
          <Button aria-disabled={busy} onClick={() => void undo(id, () => setUndone(true))}>
            <Icon name="undo" />
            Undo
          </Button>
        )}
        <Button onClick={onChoose}>Choose another file…</Button>
      </chakra.div>
    </>
  );
};
