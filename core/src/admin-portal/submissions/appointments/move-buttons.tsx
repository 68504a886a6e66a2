import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import type { SubmissionRecord } from '../../../submissions/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { Changes } from '../use-changes.ts';
import { MoveForm, type MoveKind } from './move-form.tsx';

interface MoveButtonsProps {
  record: SubmissionRecord;
  changes: Changes;
  /** The buttons of the other changes: the most likely one, and the rest. */
  first: ReactNode;
  others: ReactNode;
}

/** The two ways to reschedule an appointment, among its other buttons; the form opens below them. */
export const MoveButtons = ({ record, changes, first, others }: MoveButtonsProps) => {
  const [open, setOpen] = useState<MoveKind>();
  const buttons = useRef<Partial<Record<MoveKind, HTMLButtonElement | null>>>({});
  const close = () => {
    // Unmounting the form would lose the focus.
    if (open) buttons.current[open]?.focus();
    setOpen(undefined);
  };
  const button = (kind: MoveKind, label: string) => (
    <Button
      ref={(element: HTMLButtonElement | null) => {
        buttons.current[kind] = element;
      }}
      aria-expanded={open === kind}
      onClick={() => (open === kind ? close() : setOpen(kind))}
    >
      {label}
    </Button>
  );
  return (
    <>
      {first}
      {button('propose', 'Propose another time')}
      {button('move', 'Move')}
      {others}
      {open === undefined ? null : (
        <chakra.div flex="1 1 100%" minWidth="0">
          <MoveForm key={open} kind={open} record={record} changes={changes} onClose={close} />
        </chakra.div>
      )}
    </>
  );
};
