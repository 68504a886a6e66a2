import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface ConfirmDialogBodyProps {
  /** What will happen, including how many items it affects. */
  children: ReactNode;
  /** Label of the confirm button, named after its action. */
  answer: string;
  /** Something has to be filled in first. */
  disabled?: boolean;
  busy: boolean;
  onAnswer: () => void;
  onClose: () => void;
  /** Ref of the cancel button, which gets the initial focus. */
  cancel?: Ref<HTMLButtonElement>;
}

/** The content of a dialog that asks for confirmation before an irreversible action. */
export const ConfirmDialogBody = (props: ConfirmDialogBodyProps) => {
  const { children, answer, disabled = false, busy, onAnswer, onClose, cancel } = props;
  return (
    <chakra.div display="grid" gap="5" p="panel">
      <chakra.div display="grid" gap="4" maxWidth="measure">
        {children}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="solid"
          disabled={disabled}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onAnswer();
          }}
        >
          {answer}
        </Button>
      </chakra.div>
    </chakra.div>
  );
};

interface ConfirmDialogProps extends Omit<ConfirmDialogBodyProps, 'cancel'> {
  title: string;
  /**
   * The element to focus after closing, for when the element that opened the dialog may have been removed.
   */
  finalFocus?: () => HTMLElement | null;
}

/** Asks for confirmation before an irreversible action; Cancel has the initial focus. */
export const ConfirmDialog = ({ title, finalFocus, ...rest }: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={title}
      narrow
      onClose={rest.onClose}
      initialFocus={() => cancel.current}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <ConfirmDialogBody cancel={cancel} {...rest} />
    </DialogFrame>
  );
};
