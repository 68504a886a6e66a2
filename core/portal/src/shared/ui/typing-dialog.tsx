import { type ComponentProps, useState } from 'react';
import { isTextField } from '../../ui/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface TypingDialogProps extends ComponentProps<typeof DialogFrame> {
  /** What was typed is stored, though the dialog still shows something. */
  isSaved?: boolean;
  /** It opens with text that was typed before. */
  wasTyped?: boolean;
}

/** A dialog in which text is typed that is kept nowhere else: it asks before it closes without saving it. */
export const TypingDialog = ({ onClose, isSaved = false, wasTyped = false, ...rest }: TypingDialogProps) => {
  const [isTyped, setTyped] = useState(wasTyped);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame
        {...rest}
        onInput={({ target }) => {
          if (isTextField(target)) setTyped(true);
        }}
        onClose={() => (isTyped && !isSaved ? setAsking(true) : onClose())}
      />
      {isAsking ? <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} /> : null}
    </>
  );
};

/** Asked before text is lost that is kept nowhere else. */
export const DiscardQuestion = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => (
  <ConfirmDialog title="Discard what you typed?" answer="Discard" onAnswer={onDiscard} onClose={onKeep}>
    <p>It has not been saved.</p>
  </ConfirmDialog>
);
