/** @jsxRuntime automatic */
import { htmlToText } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Acknowledgement, acknowledgementSubject } from './acknowledgement.tsx';
import { AppointmentMail, appointmentSubject } from './appointment-mail.tsx';
import type { DrawnMail, MailContent } from './mail-content.ts';
import { NEWSLETTER_CONFIRMATION_SUBJECT, NewsletterConfirmation } from './newsletter-confirmation.tsx';
import { PrizeCodeMail, prizeCodeSubject } from './prize-code-mail.tsx';
import { StaffNotice, staffNoticeSubject } from './staff-notice.tsx';

const partsOf = (content: MailContent): { subject: string; element: ReactElement } => {
  switch (content.kind) {
    case 'staff-notice':
      return { subject: staffNoticeSubject(content), element: <StaffNotice content={content} /> };
    case 'acknowledgement':
      return { subject: acknowledgementSubject(content), element: <Acknowledgement content={content} /> };
    case 'newsletter-confirmation':
      return {
        subject: NEWSLETTER_CONFIRMATION_SUBJECT,
        element: <NewsletterConfirmation content={content} />,
      };
    case 'prize-code':
      return { subject: prizeCodeSubject(content), element: <PrizeCodeMail content={content} /> };
    default:
      return {
        subject: appointmentSubject(content.kind, content),
        element: <AppointmentMail kind={content.kind} content={content} />,
      };
  }
};

/** Plain text of the HTML: without pictures, with URLs written out. */
const textOf = (html: string): string =>
  htmlToText(html, {
    wordwrap: 76,
    // The markup has line breaks only where a visitor has typed them.
    preserveNewlines: true,
    selectors: [
      { selector: 'head', format: 'skip' },
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'a[href^="tel:"]', format: 'inline' },
      { selector: 'a[href^="mailto:"]', format: 'inline' },
    ],
  }).trim();

/** Subject of a mail, without rendering it. */
export const subjectOf = (content: MailContent): string => partsOf(content).subject;

/** Renders the HTML and text of one mail, both from the same components. */
export const drawMail = (content: MailContent): DrawnMail => {
  const { subject, element } = partsOf(content);
  const markup = renderToStaticMarkup(element);
  return { subject, html: `<!doctype html>${markup}`, text: `${textOf(markup)}\n` };
};
