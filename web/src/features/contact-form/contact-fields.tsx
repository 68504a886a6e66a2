import { replyPromise } from '@jeweler/core/business';
import type { ContactMessage } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Fields } from '../../components/form/fields.tsx';
import { Form, type FormControls } from '../../components/form/form.tsx';
import type { Receipt } from '../../components/form/received.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { AskedProduct } from './asked-product.tsx';

const empty = { name: '', email: '', phone: '', message: '' };

const FullWidth = styled('div', { base: { gridColumn: '1 / -1' } });
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
});

interface ContactFieldsProps {
  onSubmit: (message: ContactMessage, form: FormControls<ContactMessage>) => Promise<Receipt | undefined>;
}

/** The message form as it is drawn; who shows it decides what is said after sending. */
export const ContactFields = ({ onSubmit }: ContactFieldsProps) => (
  <Form
    rules={({ contactMessageSchema }) => contactMessageSchema}
    defaultValues={empty}
    onSubmit={onSubmit}
    again="Write another message"
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
        <AskedProduct />
      </FullWidth>
    </Fields>
    <Actions>
      <SubmitButton pending="Sending...">Send Message</SubmitButton>
      <styled.span textStyle="small" color="fg.quiet">
        {replyPromise}
      </styled.span>
    </Actions>
  </Form>
);
