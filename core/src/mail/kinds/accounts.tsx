/** @jsxRuntime automatic */
import { shop } from '../../business/index.ts';
import {
  FACTOR_LOCK_MINUTES,
  INVITATION_HOURS,
  MAX_WRONG_CODES,
  PASSWORD_LINK_MINUTES,
} from '../../schemas/index.ts';
import type { MailDefinition } from '../mail-definition.ts';
import { Action, DefinitionList, Paragraph } from '../mail-parts.tsx';

const SAMPLE_ACCOUNT = { id: 1, username: 'maria', device: 'Chrome on Windows', network: '203.0.113.7' };
const sample = { account: SAMPLE_ACCOUNT, link: 'https://www.example.com/staff/sample' };

/** A mail with a link by which somebody sets the password of their account. */
const linkMail = (
  label: string,
  title: string,
  { text, action, otherwise }: { text: string; action: string; otherwise: string },
): MailDefinition => ({
  label,
  title,
  preview: text,
  body: (content) => (
    <>
      <Paragraph>{text}</Paragraph>
      <DefinitionList entries={[{ label: 'Username', value: content.account?.username ?? '' }]} />
      <Action href={content.link}>{action}</Action>
      <Paragraph>{otherwise}</Paragraph>
    </>
  ),
  link: 'account',
  sample,
});

/** The mails to people who have an account. */
export const accountMails = {
  /** An owner has made an account for its reader. */
  'account-invitation': linkMail('Invitation', `Your account at ${shop.name}`, {
    text: `An account has been made for you at ${shop.name}. Set your name and a password: the link works once, for ${INVITATION_HOURS} hours.`,
    action: 'Set up your account',
    otherwise: 'If you do not know why, please ignore this email.',
  }),
  /** Its reader, or somebody else, has asked for a new password. */
  'account-password': linkMail('Forgotten password', 'Set a new password', {
    text: `Somebody has asked for a new password for your account at ${shop.name}. The link works once, for ${PASSWORD_LINK_MINUTES} minutes, and signs you out everywhere else.`,
    action: 'Set a new password',
    otherwise: 'If this was not you, please ignore this email: your password stays as it is.',
  }),
  /** The account is used with a program that it has not been used with before. */
  'account-device': {
    label: 'Sign-in with a new device',
    title: 'Somebody has signed in to your account',
    preview: ({ account }) => `With ${account?.device ?? ''}.`,
    body: ({ account, link }) => (
      <>
        <Paragraph>
          Your account was used with a program that it has not been used with before. If this was you, there
          is nothing to do.
        </Paragraph>
        <DefinitionList
          entries={[
            { label: 'Username', value: account?.username ?? '' },
            { label: 'With', value: account?.device ?? '' },
            { label: 'Network', value: account?.network ?? '' },
          ]}
        />
        <Action href={link}>See where you are signed in</Action>
        <Paragraph>
          If it was not you, end that session there, change your password, and tell an owner of the shop.
        </Paragraph>
      </>
    ),
    link: 'portal',
    sample,
  },
  /** Somebody has the password of an account, and tries codes. */
  'second-factor-locked': {
    label: 'Wrong codes at the sign-in',
    title: ({ account }) => `Wrong codes at the sign-in of ${account?.username ?? 'an account'}`,
    preview: 'If it was not you, somebody has your password.',
    body: ({ account }) => (
      <>
        <Paragraph>
          Somebody knows the password of {account?.username} and has entered {MAX_WRONG_CODES} wrong codes. No
          code is accepted for {FACTOR_LOCK_MINUTES} minutes; the account is safe as long as nobody else has
          the phone or the recovery codes.
        </Paragraph>
        <Paragraph>
          If it was you, wait and try again, with a recovery code if the phone is lost. If it was not you,
          change the password as soon as you can, under “Your account” in the portal.
        </Paragraph>
      </>
    ),
    link: null,
    sample,
  },
} as const satisfies Record<string, MailDefinition>;
