import { newsletterConsent } from '@jeweler/core/business';
import type { Subscription } from '@jeweler/core/submissions';
import { styled } from '#styled-system/jsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';

const empty = { email: '' };

const Row = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Aligns the button with the input even when an error is shown below it.
    sm: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > button': { alignSelf: 'start', marginTop: '1.4rem' },
    },
  },
});

interface NewsletterFormProps {
  submission: Submission<Subscription>;
}

/** The newsletter form: an email address, and the text that the visitor consents to. */
export const NewsletterForm = ({ submission }: NewsletterFormProps) => (
  <Form
    rules={({ subscriptionSchema }) => subscriptionSchema}
    defaultValues={empty}
    submission={submission}
    label="Subscribe to the newsletter"
    withHoneypot
  >
    <styled.div css={{ display: 'grid', gap: '5' }}>
      <Row>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton pending="Subscribing...">Subscribe</SubmitButton>
      </Row>
      <styled.p css={{ textStyle: 'small' }}>{newsletterConsent}</styled.p>
    </styled.div>
  </Form>
);
