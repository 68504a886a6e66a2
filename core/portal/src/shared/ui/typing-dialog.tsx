import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface TypingDialogProps extends ComponentProps<typeof DialogFrame> {
  /** What was typed or chosen is stored, though the dialog still shows something. */
  isSaved?: boolean;
  /** It opens with what was typed or chosen before. */
  wasTyped?: boolean;
}

/** A dialog in which what is typed or chosen is kept nowhere else: it asks before it closes without saving it. */
export const TypingDialog = ({ onClose, isSaved = false, wasTyped = false, ...rest }: TypingDialogProps) => {
  const [isTyped, setTyped] = useState(wasTyped);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame
        {...rest}
        onInput={() => setTyped(true)}
        onClose={() => (isTyped && !isSaved ? setAsking(true) : onClose())}
      />
      {isAsking ? <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} /> : null}
    </>
  );
};

/** Asked before something is lost that is kept nowhere else. */
export const DiscardQuestion = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => (
  <ConfirmDialog title="Discard what you typed?" answer="Discard" onAnswer={onDiscard} onClose={onKeep}>
    <p>It has not been saved.</p>
  </ConfirmDialog>
);
