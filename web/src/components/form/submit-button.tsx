import { useFormState } from 'react-hook-form';
import { Button } from '../actions/button.tsx';
import { useHydrated } from '../lazy/use-hydrated.ts';

interface SubmitButtonProps {
  children: string;
  /** Text while the submission is under way, e.g. 'Sending...'. */
  pending: string;
  wide?: boolean;
}

/**
 * Sends the form; disabled while sending, and until the page is hydrated: before that a click could
 * only send the form nowhere and lose what was typed.
 */
export const SubmitButton = ({ children, pending, wide = false }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState();
  const hydrated = useHydrated();
  return (
    <Button type="submit" disabled={isSubmitting || !hydrated} wide={wide}>
      {isSubmitting ? pending : children}
    </Button>
  );
};
