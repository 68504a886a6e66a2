import { useFormState } from 'react-hook-form';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';
import { Button } from '../actions/button.tsx';

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
