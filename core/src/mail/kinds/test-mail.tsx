/** @jsxRuntime automatic */
import { shop } from '../../business/index.ts';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { MailLayout } from '../mail-layout.tsx';
import { Action, Paragraph } from '../mail-parts.tsx';

const SUBJECT = `Test email of ${shop.name}`;

/** Asked for in the portal; its button says that emails of the website arrive. */
const TestMail = ({ content }: { readonly content: MailContent }) => (
  <MailLayout title={SUBJECT} preview="Emails of your website arrive." contact={content.contact}>
    <Paragraph>
      Emails of your website arrive here. Press the button so that the portal knows it too.
    </Paragraph>
    <Action href={content.link}>It has arrived</Action>
    <Paragraph>If this email was in the spam folder, tell your mail program that it is not spam.</Paragraph>
  </MailLayout>
);

export const testMail: MailDefinition = {
  label: 'Test email',
  subject: () => SUBJECT,
  Body: TestMail,
  link: 'test',
  sample: { link: 'https://www.example.com/test-mail/sample' },
};
