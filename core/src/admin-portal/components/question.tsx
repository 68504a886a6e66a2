import { useRef } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { QuestionBody, type QuestionBodyProps } from './question-body.tsx';

interface QuestionProps extends Omit<QuestionBodyProps, 'cancel'> {
  title: string;
  /** What gets the focus once it is closed, where what has opened it may be gone by then. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks before something that cannot be undone; the focus begins on the way out. */
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
