import { claimPrize } from '@jeweler/core/api';
import type { PrizeSegment } from '@jeweler/core/prize-wheel';
import type { PrizeClaimForm } from '@jeweler/core/submissions';
import { useFormState } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { Fields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { answeredText } from '../../components/form/submission-confirmation.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';
import type { ClaimReceipt } from './wheel-state.ts';

interface ClaimFormProps {
  prize: PrizeSegment;
  onBack: () => void;
  onReceived: (receipt: ClaimReceipt) => void;
}

/** Contact details for a won prize. A failed claim leaves the input unchanged. */
export const ClaimForm = ({ prize, onBack, onReceived }: ClaimFormProps) => {
  const submission: Submission<PrizeClaimForm> = {
    send: (values) => claimPrize(http, { ...values, prizeService: prize.service, prizeValue: prize.value }),
    success: ({ name }) => ({
      title: 'Prize Claimed Successfully!',
      text: `Thank you ${name}! The jeweler will contact you within 24 hours to schedule your free ${prize.service} service.`,
    }),
    failure: { title: 'Error', text: 'There was a problem submitting your claim. Please try again.' },
    fields: ['name', 'email', 'phone'],
    onSuccess: ({ email }, { prizeCode, isMailed }) =>
      onReceived({ code: answeredText(prizeCode), mailedTo: isMailed === true ? email : undefined }),
  };
  return (
    <Form
      rules={({ prizeClaimFormSchema }) => prizeClaimFormSchema}
      defaultValues={{ name: '', email: '', phone: '' }}
      submission={submission}
      label="Claim Your Prize"
      withHoneypot
    >
      <styled.div css={{ display: 'grid', gap: '6', marginTop: '6' }}>
        <Fields css={{ gap: '5' }}>
          <TextField name="name" label="Full Name" autoComplete="name" />
          <TextField name="email" label="Email Address" type="email" autoComplete="email" />
          <TextField name="phone" label="Phone Number" type="tel" autoComplete="tel" />
        </Fields>
        <styled.div css={{ display: 'flex', flexWrap: 'wrap', gap: '4' }}>
          <SubmitButton pending="Submitting...">Claim Prize</SubmitButton>
          <BackButton onClick={onBack} />
        </styled.div>
      </styled.div>
    </Form>
  );
};

/** Disabled while a claim is being sent, so that it cannot be left and sent a second time. */
const BackButton = ({ onClick }: { onClick: () => void }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button variant="line" disabled={isSubmitting} onClick={onClick}>
      Back
    </Button>
  );
};
