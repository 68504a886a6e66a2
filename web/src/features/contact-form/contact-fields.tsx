import type { ContactMessage } from '@jeweler/core/submissions';
import { styled } from '#styled-system/jsx';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import type { Confirmation } from '../../components/form/submission-confirmation.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { replyPromise } from '../../content/contact.ts';
import { PrefillProductQuestion } from './prefill-product-question.tsx';

const empty = { name: '', email: '', phone: '', message: '' };

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});

const toConfirmation = ({ email, message }: ContactMessage): Confirmation => ({
  title: 'Your message is with the jeweler',
  facts: [
    ['You wrote', message],
    ['Reply to', email],
  ],
  next: 'You will hear back within 24 hours.',
});

interface ContactFieldsProps {
  submission: Omit<Submission<ContactMessage>, 'confirmation'>;
}

/** The message form; `submission` decides what is shown after sending. */
export const ContactFields = ({ submission }: ContactFieldsProps) => (
  <Form
    rules={({ contactMessageSchema }) => contactMessageSchema}
    defaultValues={empty}
    submission={{ ...submission, confirmation: toConfirmation }}
    label="Send a message"
    withHoneypot
  >
    <Fields pair>
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <FullWidth>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      </FullWidth>
      <FullWidth>
        <TextAreaField name="message" label="Message" />
        <PrefillProductQuestion />
      </FullWidth>
    </Fields>
    <Actions>
      <SubmitButton pending="Sending...">Send Message</SubmitButton>
      <styled.span css={{ textStyle: 'small', color: 'fg.quiet' }}>{replyPromise}</styled.span>
    </Actions>
  </Form>
);
