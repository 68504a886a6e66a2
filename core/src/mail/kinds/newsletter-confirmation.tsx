/** @jsxRuntime automatic */
import { newsletterConsent, shop } from '../../business/index.ts';
import { CONFIRMATION_DAYS } from '../../submissions/index.ts';
import type { MailContent, MailDefinition, MailSubjectState } from '../mail-definition.ts';
import { MailLayout } from '../mail-layout.tsx';
import { Action, Paragraph, UnsubscribeLine } from '../mail-parts.tsx';

const SUBJECT = 'Please confirm your subscription';

/** Asks the owner of an address to confirm. Contains nothing else: anybody may have typed the address. */
const NewsletterConfirmation = ({ content }: { readonly content: MailContent }) => (
  <MailLayout
    title={SUBJECT}
    preview="One more step before you receive our newsletter."
    contact={content.contact}
  >
    <Paragraph>Hello,</Paragraph>
    <Paragraph>
      Someone entered this address to receive the newsletter of {shop.name}. If it was you, please confirm
      that you want it:
    </Paragraph>
    <Action href={content.link}>Confirm my subscription</Action>
    {content.newsletter === null ? null : <Paragraph>{content.newsletter.consent}</Paragraph>}
    <Paragraph>
      The link works for {CONFIRMATION_DAYS} days. If this was not you, please ignore this email: you will not
      receive our newsletter unless you confirm.
    </Paragraph>
    <UnsubscribeLine href={content.newsletter?.unsubscribeLink ?? null} />
  </MailLayout>
);

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

export const newsletterConfirmation: MailDefinition = {
  label: 'Newsletter confirmation',
  subject: () => SUBJECT,
  Body: NewsletterConfirmation,
  link: 'subscription',
  obsoleteReason,
  sample: {
    link: 'https://www.example.com/newsletter/confirm/sample',
    newsletter: {
      consent: newsletterConsent,
      unsubscribeLink: 'https://www.example.com/newsletter/unsubscribe/sample',
    },
  },
};
