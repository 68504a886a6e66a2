import { useRef } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { QuestionBody, type QuestionBodyProps } from './question-body.tsx';

interface QuestionProps extends Omit<QuestionBodyProps, 'cancel'> {
  title: string;
  /**
   * The element to focus after closing, for when the element that opened the dialog may have been removed.
   */
  finalFocus?: () => HTMLElement | null;
}

/** Asks for confirmation before an irreversible action; Cancel has the initial focus. */
export const Question = ({ title, finalFocus, ...rest }: QuestionProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={title}
      narrow
      onClose={rest.onClose}
      initialFocus={() => cancel.current}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <QuestionBody cancel={cancel} {...rest} />
    </DialogFrame>
  );
};
