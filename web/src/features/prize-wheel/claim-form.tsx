import { ApiError } from '@jeweler/core/api';
import type { PrizeSegment } from '@jeweler/core/prize-wheel';
import type { PrizeClaimForm } from '@jeweler/core/schemas';
import { useFormState } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { Fields } from '../../components/form/fields.tsx';
import { Form, type FormControls } from '../../components/form/form.tsx';
import { showFieldErrors } from '../../components/form/show-field-errors.ts';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { notify } from '../../components/notices/notify.ts';
import { submitPrizeClaim } from './submit-prize-claim.ts';

interface ClaimFormProps {
  prize: PrizeSegment;
  onBack: () => void;
  /** Called once the claim is stored. */
  onReceived: () => void;
}

/** Contact details for a won prize. A failed claim leaves everything as typed. */
export const ClaimForm = ({ prize, onBack, onReceived }: ClaimFormProps) => {
  const send = async (values: PrizeClaimForm, form: FormControls<PrizeClaimForm>) => {
    try {
      await submitPrizeClaim(values, prize);
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(form.setError, ['name', 'email', 'phone'], error.fields);
      await notify({
        tone: 'error',
        title: 'Error',
        text: 'There was a problem submitting your claim. Please try again.',
      });
      return;
    }
    onReceived();
    await notify({
      tone: 'success',
      title: 'Prize Claimed Successfully!',
      text: `Thank you ${values.name}! The jeweler will contact you within 24 hours to schedule your free ${prize.service} service.`,
    });
  };
  return (
    <Form
      rules={({ prizeClaimFormSchema }) => prizeClaimFormSchema}
      defaultValues={{ name: '', email: '', phone: '' }}
      onSubmit={send}
      label="Claim Your Prize"
      withHoneypot
    >
      <styled.div display="grid" gap="6" marginTop="6">
        <Fields gap="5">
          <TextField name="name" label="Full Name" autoComplete="name" />
          <TextField name="email" label="Email Address" type="email" autoComplete="email" />
          <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
        </Fields>
        <styled.div display="flex" flexWrap="wrap" gap="4">
          <SubmitButton pending="Submitting...">Claim Prize</SubmitButton>
          <BackButton onClick={onBack} />
        </styled.div>
      </styled.div>
    </Form>
  );
};

/** A claim on its way cannot be left and sent a second time. */
const BackButton = ({ onClick }: { onClick: () => void }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button variant="line" disabled={isSubmitting} onClick={onClick}>
      Back
    </Button>
  );
};
