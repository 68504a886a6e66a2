/** @jsxRuntime automatic */
import { emailHref, shop } from '../business/index.ts';
import type { MailContent, MailDefinition } from './mail-definition.ts';
import { MailLink, MailTable, Phone } from './mail-parts.tsx';
import { darkCss, mailStyles } from './mail-styles.ts';

/** A text of a definition, for this content. */
export const said = (text: MailDefinition['title'], content: MailContent): string =>
  typeof text === 'string' ? text : text(content);

interface MailLayoutProps {
  readonly definition: MailDefinition;
  readonly content: MailContent;
}

/** A mail on the shop's letterhead: one column, no pictures. */
export const MailLayout = ({ definition, content }: MailLayoutProps) => (
  <html lang="en" dir="ltr">
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="x-apple-disable-message-reformatting" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{said(definition.title, content)}</title>
      <style>{darkCss}</style>
    </head>
    <body className="mail-body" style={mailStyles.body}>
      <MailTable cellStyle={mailStyles.page}>
        <div style={mailStyles.hidden} data-skip-in-text>
          {said(definition.preview, content)}
        </div>
        <MailTable className="mail-sheet" style={mailStyles.sheet} cellStyle={mailStyles.inside}>
          <p className="mail-text" style={mailStyles.shop}>
            {shop.name}
          </p>
          {definition.isLetter ? null : (
            <h1 className="mail-text" style={mailStyles.title}>
              {said(definition.title, content)}
            </h1>
          )}
          {definition.body(content)}
          <Footer {...content} />
        </MailTable>
      </MailTable>
    </body>
  </html>
);

const Footer = ({ contact }: Pick<MailContent, 'contact'>) => (
  <p className="mail-quiet" style={mailStyles.footer}>
    {shop.name}, {shop.region}
    <br />
    <Phone contact={contact} />
    {' · '}
    <MailLink href={emailHref(contact)}>{contact.email}</MailLink>
  </p>
);
