import { MAX_REASON_LENGTH } from '@jeweler/core/submissions';
import { Button } from '../../shared/ui/button.tsx';
import { Flow, Form } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';

interface UndoDialogProps {
  onUndo: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a redemption of somebody else, or of more than a minute ago, is undone. */
export const UndoDialog = ({ onUndo, onClose }: UndoDialogProps) => {
  const { field, onSubmit } = useFieldForm({ defaultValues: { reason: '' } }, async ({ reason }) =>
    onUndo(reason.trim()),
  );
  const validate = (reason: string) => reason.trim() !== '' || 'Please say why.';
  return (
    <TypingDialog narrow title="Undo this redemption?" onClose={onClose}>
      <Form padding="panel" onSubmit={onSubmit}>
        <p>The prize can be redeemed again. The reason stays with the request as a note.</p>
        <TextField
          data-autofocus
          label="Reason"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_REASON_LENGTH}
          {...field('reason', { validate })}
        />
        <Flow justifyContent="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="solid">
            Undo redemption
          </Button>
        </Flow>
      </Form>
    </TypingDialog>
  );
};
