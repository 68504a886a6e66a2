import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';

export interface QuestionBodyProps {
  /** What will happen, in words that name how much it is. */
  children: ReactNode;
  /** The button that does it, named for what it does. */
  answer: string;
  /** Not yet: something has to be filled in first. */
  disabled?: boolean;
  busy: boolean;
  onAnswer: () => void;
  onClose: () => void;
  /** The way out, where the focus begins. */
  cancel?: Ref<HTMLButtonElement>;
}

/** What stands in a dialog that asks before something that cannot be undone. */
export const QuestionBody = (props: QuestionBodyProps) => {
  const { children, answer, disabled = false, busy, onAnswer, onClose, cancel } = props;
  return (
    <chakra.div display="grid" gap="5" p={{ base: '4', lg: '5' }}>
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
