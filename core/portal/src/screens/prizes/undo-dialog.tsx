import { MAX_REASON_LENGTH } from '@jeweler/core/submissions';
import { useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonRow, Form } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';

interface UndoDialogProps {
  onUndo: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a redemption of somebody else, or of more than a minute ago, is undone. */
export const UndoDialog = ({ onUndo, onClose }: UndoDialogProps) => {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = reason.trim() === '';
  return (
    <TypingDialog narrow title="Undo this redemption?" initialFocus={() => field.current} onClose={onClose}>
      <Form
        padding="panel"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isMissing) field.current?.focus();
          else onUndo(reason.trim());
        }}
      >
        <p>The prize can be redeemed again. The reason stays with the request as a note.</p>
        <TextField
          ref={field}
          label="Reason"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          error={isAsked && isMissing ? 'Please say why.' : undefined}
          announced
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <ButtonRow justifyContent="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="solid">
            Undo redemption
          </Button>
        </ButtonRow>
      </Form>
    </TypingDialog>
  );
};
