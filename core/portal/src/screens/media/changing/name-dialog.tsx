import { chakra } from '@chakra-ui/react';
import { ApiError } from '@jeweler/core/api';
import { type ReactNode, useRef, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { submitOnce } from '../../../shared/ui/field-frame.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  hint?: string | undefined;
  /** What the button says. */
  answer: string;
  first: string;
  /** How much of the first name is selected, so that typing replaces it: all but an extension. */
  selected?: number | undefined;
  /** Rendered below the field. */
  preview?: (value: string) => ReactNode;
  /** Rejects with what is wrong with the name. */
  onAnswer: (value: string) => Promise<void>;
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks for one name. What the server has against it is said at the field. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, label, hint, answer, first, selected, preview, onAnswer, finalFocus, onClose } = props;
  const [value, setValue] = useState(first);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isFresh = useRef(true);
  const selectStem = () => {
    if (!isFresh.current) return;
    isFresh.current = false;
    // The dialog selects all of the field right after it has focused it. Not a frame later: by then something may
    // have been typed.
    queueMicrotask(() => field.current?.setSelectionRange(0, selected ?? first.length));
  };

  const send = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await onAnswer(value);
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields) : [];
      setFault(fields[0] ?? errorMessage(error));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogFrame
      narrow
      title={title}
      onClose={onClose}
      initialFocus={() => field.current}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        p={{ base: '4', lg: '5' }}
        onSubmit={submitOnce(busy, (event) => {
          event.preventDefault();
          void send();
        })}
      >
        <TextField
          ref={field}
          label={label}
          hint={hint}
          error={fault}
          announced
          value={value}
          autoComplete="off"
          spellCheck={false}
          onFocus={selectStem}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        {preview?.(value)}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="solid" aria-disabled={busy}>
            {answer}
          </Button>
        </chakra.div>
      </chakra.form>
    </DialogFrame>
  );
};
