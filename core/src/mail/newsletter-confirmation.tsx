/** @jsxRuntime automatic */
import { shop } from '../business/index.ts';
import { CONFIRMATION_DAYS } from '../submissions/index.ts';
import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Paragraph, UnsubscribeLine } from './mail-parts.tsx';

/** Subject of the confirmation mail. */
export const NEWSLETTER_CONFIRMATION_SUBJECT = 'Please confirm your subscription';

/** Asks the owner of an address to confirm. Contains nothing else: anybody may have typed the address. */
export const NewsletterConfirmation = ({ content }: { readonly content: MailContent }) => (
  <MailLayout
    title={NEWSLETTER_CONFIRMATION_SUBJECT}
    preview="One more step until you receive our newsletter."
  >
    <Paragraph>Hello,</Paragraph>
    <Paragraph>
      This address was entered to receive the newsletter of {shop.name}. If it was you, please confirm it:
    </Paragraph>
    <Action href={content.link}>Confirm the subscription</Action>
    {content.newsletter === null ? null : <Paragraph>{content.newsletter.consent}</Paragraph>}
    <Paragraph>
      The link works for {CONFIRMATION_DAYS} days. If this was not you, please ignore this email: you will not
      receive our newsletter unless you confirm.
    </Paragraph>
    <UnsubscribeLine href={content.newsletter?.unsubscribeLink ?? null} />
  </MailLayout>
);
