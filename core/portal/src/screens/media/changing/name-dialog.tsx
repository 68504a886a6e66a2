import { type ReactNode, useRef, useState } from 'react';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { QuestionDialog, type QuestionProps } from './question-dialog.tsx';

interface NameDialogProps extends QuestionProps {
  label: string;
  hint?: string | undefined;
  first: string;
  /** How much of the first name is selected, so that typing replaces it: all but an extension. */
  selected?: number | undefined;
  /** Rendered below the field. */
  preview?: (value: string) => ReactNode;
  /** Rejects with what is wrong with the name. */
  onAnswer: (value: string) => Promise<void>;
}

/** Asks for one name. What the server has against it is said at the field. */
export const NameDialog = (props: NameDialogProps) => {
  const { label, hint, first, selected = first.length, preview, onAnswer, ...question } = props;
  const [value, setValue] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const isFresh = useRef(true);
  const selectStem = () => {
    if (!isFresh.current) return;
    isFresh.current = false;
    // The dialog selects all of the field right after it has focused it. Not a frame later: by then something may
    // have been typed.
    queueMicrotask(() => field.current?.setSelectionRange(0, selected));
  };
  return (
    <QuestionDialog {...question} field={field} onAnswer={() => onAnswer(value)}>
      {(fault) => (
        <>
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
        </>
      )}
    </QuestionDialog>
  );
};
