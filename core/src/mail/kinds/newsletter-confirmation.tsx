/** @jsxRuntime automatic */
import { newsletterConsent, shop } from '../../business/index.ts';
import { CONFIRMATION_DAYS } from '../../submissions/index.ts';
import type { MailDefinition, MailSubjectState } from '../mail-definition.ts';
import { Action, Paragraph, UnsubscribeLine } from '../mail-parts.tsx';

const obsoleteReason = ({ subscriber, createdAt, askedAt }: MailSubjectState): string | null => {
  switch (subscriber?.state) {
    case 'confirmed':
      return 'The subscription was already confirmed.';
    case 'unsubscribed':
      // Written since then, it asks the owner whether to return.
      return createdAt > (subscriber.unsubscribedAt ?? '') ? null : 'The address was unsubscribed.';
    case 'bounced':
      // Staff may try once more: if the mail arrives, its recipient can still confirm.
      return askedAt === null ? 'The mail server has refused the address before.' : null;
    case 'unconfirmed':
    case undefined:
      return null;
  }
};

/** Asks the owner of an address to confirm. Contains nothing else: anybody may have typed the address. */
export const newsletterConfirmation: MailDefinition = {
  label: 'Newsletter confirmation',
  title: 'Please confirm your subscription',
  preview: 'One more step before you receive our newsletter.',
  body: ({ link, consent, unsubscribeLink }) => (
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone entered this address to receive the newsletter of {shop.name}. If it was you, please confirm
        that you want it:
      </Paragraph>
      <Action href={link}>Confirm my subscription</Action>
      {consent && <Paragraph>{consent}</Paragraph>}
      <Paragraph>
        The link works for {CONFIRMATION_DAYS} days. If this was not you, please ignore this email: you will
        not receive our newsletter unless you confirm.
      </Paragraph>
      <UnsubscribeLine href={unsubscribeLink} />
    </>
  ),
  link: 'subscription',
  obsoleteReason,
  sample: {
    link: 'https://www.example.com/newsletter/confirm/sample',
    consent: newsletterConsent,
    unsubscribeLink: 'https://www.example.com/newsletter/unsubscribe/sample',
  },
};
