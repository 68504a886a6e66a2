/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { emailHref, shop } from '../business/index.ts';
import type { ShopContact } from '../schemas/index.ts';
import { MailTable, Phone } from './mail-parts.tsx';
import { darkCss, mailStyles } from './mail-styles.ts';

interface MailLayoutProps {
  readonly title: string;
  /** A personal letter: the title is not shown in it. */
  readonly isLetter?: boolean;
  /** Preview text that mail programs show after the subject. */
  readonly preview: string;
  readonly contact: ShopContact;
  readonly children: ReactNode;
}

/** The shop's letterhead around the text of a mail: one column, no pictures. */
export const MailLayout = ({ title, isLetter = false, preview, contact, children }: MailLayoutProps) => (
  <html lang="en" dir="ltr">
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="x-apple-disable-message-reformatting" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{darkCss}</style>
    </head>
    <body className="mail-body" style={mailStyles.body}>
      <MailTable cellStyle={mailStyles.page}>
        <div style={mailStyles.hidden} data-skip-in-text>
          {preview}
        </div>
        <MailTable className="mail-sheet" style={mailStyles.sheet} cellStyle={mailStyles.inside}>
          <p className="mail-text" style={mailStyles.shop}>
            {shop.name}
          </p>
          {isLetter ? null : (
            <h1 className="mail-text" style={mailStyles.title}>
              {title}
            </h1>
          )}
          {children}
          <Footer contact={contact} />
        </MailTable>
      </MailTable>
    </body>
  </html>
);

const Footer = ({ contact }: Pick<MailLayoutProps, 'contact'>) => (
  <p className="mail-quiet" style={mailStyles.footer}>
    {shop.name}, {shop.region}
    <br />
    <Phone contact={contact} />
    {' · '}
    <a className="mail-link" style={mailStyles.link} href={emailHref(contact)}>
      {contact.email}
    </a>
  </p>
);
