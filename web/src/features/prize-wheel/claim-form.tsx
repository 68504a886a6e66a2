import { chakra } from '@chakra-ui/react';
import type { PrizeSegment } from '@jeweler/core/prize-wheel';
import { prizeClaimFormSchema } from '@jeweler/core/schemas';
import type { Dispatch } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../components/actions/button.tsx';
import { Fields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { notify } from '../../components/notices/notify.ts';
import type { WheelAction } from './wheel-state.ts';

interface ClaimFormProps {
  prize: PrizeSegment;
  dispatch: Dispatch<WheelAction>;
  onClaimed: () => void;
}

/** Contact details for a won prize. A failed claim leaves everything as typed. */
export const ClaimForm = ({ prize, dispatch, onClaimed }: ClaimFormProps) => (
  <Form
    schema={prizeClaimFormSchema}
    defaultValues={{ name: '', email: '', phone: '' }}
    label="Claim Your Prize"
    withHoneypot
    onSubmit={async (values) => {
      try {
        const { submitPrizeClaim } = await import('./submit-prize-claim.ts');
        await submitPrizeClaim(values, prize);
      } catch {
        await notify({
          tone: 'error',
          title: 'Error',
          description: 'There was a problem submitting your claim. Please try again.',
        });
        return;
      }
      dispatch({ type: 'received' });
      onClaimed();
      await notify({
        tone: 'success',
        title: 'Prize Claimed Successfully!',
        description: `Thank you ${values.name}! The jeweler will contact you within 24 hours to schedule your free ${prize.service} service.`,
      });
    }}
  >
    <chakra.div display="grid" gap="6" marginTop="6">
      <Fields gap="5">
        <TextField name="name" label="Full Name" autoComplete="name" />
        <TextField name="email" label="Email Address" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
      </Fields>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <SubmitButton pending="Submitting...">Claim Prize</SubmitButton>
        <BackButton onClick={() => dispatch({ type: 'back' })} />
      </chakra.div>
    </chakra.div>
  </Form>
);

const BackButton = ({ onClick }: { onClick: () => void }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button look="line" disabled={isSubmitting} onClick={onClick}>
      Back
    </Button>
  );
};
