import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../actions/button.tsx';

interface SubmitButtonProps {
  children: string;
  /** Text while the form is being sent, e.g. 'Sending...'. */
  pending: string;
}

/**
 * Submits the form; disabled while sending. A press before the page is hydrated is kept. When sending has failed it has
 * the focus again, which a disabled button loses, and is clear of the notice at the foot of the window.
 */
export const SubmitButton = ({ children, pending }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSubmitting) return;
    return () => {
      // Nowhere else by now, such as in a field that is wrong.
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    };
  }, [isSubmitting]);
  return (
    <Button
      ref={button}
      type="submit"
      disabled={isSubmitting}
      data-pending={pending}
      css={{
        scrollMarginBottom: '9rem',
        // Pressed before the form is hydrated, whose texts must be as the server sent them.
        'form[data-kept] &': { fontSize: '0', _after: { content: 'attr(data-pending)', textStyle: 'label' } },
      }}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
};
