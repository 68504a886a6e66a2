/** @jsxRuntime automatic */
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailKind, mailDefinitions } from './kinds/index.ts';
import type { MailContent, RenderedMail } from './mail-definition.ts';
import { MailLayout, said } from './mail-layout.tsx';

/** Plain text of the HTML: without pictures, with URLs written out. */
const toText = compile({
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
});

/** Renders the HTML and text of one mail, both from the same components. */
export const renderMail = (kind: MailKind, content: MailContent): RenderedMail => {
  const markup = renderToStaticMarkup(<MailLayout definition={mailDefinitions[kind]} content={content} />);
  return {
    subject: mailSubject(kind, content),
    html: `<!doctype html>${markup}`,
    text: `${toText(markup).trim()}\n`,
  };
};

export const mailSubject = (kind: MailKind, content: MailContent): string => {
  const { title, subject = title } = mailDefinitions[kind];
  return said(subject, content);
};
