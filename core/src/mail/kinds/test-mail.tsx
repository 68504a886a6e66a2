/** @jsxRuntime automatic */
import { shop } from '../../business/index.ts';
import type { MailDefinition } from '../mail-definition.ts';
import { Action, Paragraph } from '../mail-parts.tsx';

/** Asked for in the portal; its button says that emails of the website arrive. */
export const testMail: MailDefinition = {
  label: 'Test email',
  title: `Test email of ${shop.name}`,
  preview: 'Emails of your website arrive.',
  body: ({ link }) => (
    <>
      <Paragraph>
        Emails of your website arrive here. Press the button so that the portal knows it too.
      </Paragraph>
      <Action href={link}>It has arrived</Action>
      <Paragraph>If this email was in the spam folder, tell your mail program that it is not spam.</Paragraph>
    </>
  ),
  link: 'test',
  sample: { link: 'https://www.example.com/test-mail/sample' },
};
