import { useRef } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { QuestionBody, type QuestionBodyProps } from './question-body.tsx';

/** Asks before something that cannot be undone; the focus begins on the way out. */
export const Question = ({ title, ...rest }: Omit<QuestionBodyProps, 'cancel'> & { title: string }) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame title={title} narrow onClose={rest.onClose} initialFocus={() => cancel.current}>
      <QuestionBody cancel={cancel} {...rest} />
    </DialogFrame>
  );
};
