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
 * page and lose the input.
 */
export const SubmitButton = ({ children, pending, wide }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState();
  const hydrated = useHydrated();
  return (
    <Button type="submit" disabled={isSubmitting || !hydrated} {...(wide ? { wide } : {})}>
      {isSubmitting ? pending : children}
    </Button>
  );
};
