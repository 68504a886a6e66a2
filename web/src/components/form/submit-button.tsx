import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';
import { Button } from '../actions/button.tsx';

interface SubmitButtonProps {
  children: string;
  /** Text while the form is being sent, e.g. 'Sending...'. */
  pending: string;
  wide?: true;
}

/**
 * Submits the form; disabled while sending, and until the page is hydrated: an earlier click would reload the
 * page and lose the input. When sending has failed it has the focus again, which a disabled button loses, and is clear
 * of the notice at the foot of the window.
 */
export const SubmitButton = ({ children, pending, wide }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState();
  const hydrated = useHydrated();
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
      disabled={isSubmitting || !hydrated}
      css={{ scrollMarginBottom: '9rem' }}
      {...(wide ? { wide } : {})}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
};
