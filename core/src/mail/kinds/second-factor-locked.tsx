/** @jsxRuntime automatic */
import { FACTOR_LOCK_MINUTES, MAX_WRONG_CODES } from '../../schemas/index.ts';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { MailLayout } from '../mail-layout.tsx';
import { Paragraph } from '../mail-parts.tsx';

const subject = ({ account }: MailContent) =>
  `Wrong codes at the sign-in of ${account?.username ?? 'an account'}`;

/** Somebody has the password of an account, and tries codes. */
const SecondFactorLocked = ({ content }: { readonly content: MailContent }) => (
  <MailLayout
    title={subject(content)}
    preview="If it was not you, somebody has your password."
    contact={content.contact}
  >
    <Paragraph>
      Somebody knows the password of {content.account?.username} and has entered {MAX_WRONG_CODES} wrong
      codes. No code is accepted for {FACTOR_LOCK_MINUTES} minutes; the account is safe as long as nobody else
      has the phone or the recovery codes.
    </Paragraph>
    <Paragraph>
      If it was you, wait and try again, with a recovery code if the phone is lost. If it was not you, change
      the password as soon as you can, under “Your account” in the portal.
    </Paragraph>
  </MailLayout>
);

export const secondFactorLocked: MailDefinition = {
  label: 'Wrong codes at the sign-in',
  subject,
  Body: SecondFactorLocked,
  link: null,
  sample: { account: { username: 'maria' } },
};
