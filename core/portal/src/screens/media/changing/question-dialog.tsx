import { ApiError } from '@jeweler/core/api';
import { type ReactNode, type RefObject, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { submitOnce } from '../../../shared/ui/field-frame.tsx';
import { Flow, Form } from '../../../shared/ui/layout.ts';

export interface QuestionProps {
  title: string;
  /** What the button says. */
  answer: string;
  finalFocus: (() => HTMLElement | null) | undefined;
  onClose: () => void;
}

interface QuestionDialogProps extends QuestionProps {
  /** Has the focus at first, and after an answer that was refused. */
  field: RefObject<HTMLElement | null>;
  /** Rejects with what is wrong with the answer. */
  onAnswer: () => Promise<void>;
  /** The fields, which are told what was wrong, and whether a name was taken. */
  children: (fault: string | undefined, isTaken: boolean) => ReactNode;
}

/** Asks how files or folders are to be changed. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, answer, field, onAnswer, finalFocus, onClose, children } = props;
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onAnswer();
    } catch (refusal) {
      setError(refusal);
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const refused = error instanceof ApiError ? error : undefined;
  const fault =
    error === undefined ? undefined : (Object.values(refused?.fields ?? {})[0] ?? errorMessage(error));
  return (
    <DialogFrame
      narrow
      title={title}
      onClose={onClose}
      initialFocus={() => field.current}
      finalFocus={finalFocus}
    >
      <Form
        padding="panel"
        onSubmit={submitOnce(busy, (event) => {
          event.preventDefault();
          void send();
        })}
      >
        {children(fault, refused?.status === 409)}
        <Flow justifyContent="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="solid" aria-disabled={busy}>
            {answer}
          </Button>
        </Flow>
      </Form>
    </DialogFrame>
  );
};
