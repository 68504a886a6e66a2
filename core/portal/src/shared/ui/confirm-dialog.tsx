import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { Flow, PanelBody } from './layout.ts';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, including how many items it affects. */
  children: ReactNode;
  /** Label of the confirm button, named after its action. */
  answer: string;
  /** Something has to be filled in first. */
  disabled?: boolean;
  /** Until what it returns is settled, the answer cannot be given again; the dialog closes if that is `true`. */
  onAnswer: () => unknown;
  onClose: () => void;
  /**
   * The element to focus after closing, for when the element that opened the dialog may have been removed.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Asks for confirmation before an irreversible action; Cancel has the initial focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, answer, disabled = false, onAnswer, onClose, finalFocus } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const give = async () => {
    if (busy) return;
    setBusy(true);
    try {
      if ((await onAnswer()) === true) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={title}
      narrow
      onClose={onClose}
      initialFocus={() => cancel.current}
      finalFocus={finalFocus}
    >
      <PanelBody>
        <chakra.div display="grid" gap="4" maxWidth="measure">
          {children}
        </chakra.div>
        <Flow justifyContent="flex-end">
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="solid" disabled={disabled} aria-disabled={busy} onClick={() => void give()}>
            {answer}
          </Button>
        </Flow>
      </PanelBody>
    </DialogFrame>
  );
};
