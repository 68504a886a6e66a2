/** @jsxRuntime automatic */
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { phoneHref } from '../business/index.ts';
import type { ShopContact } from '../schemas/index.ts';
import { mailStyles } from './mail-styles.ts';

interface MailTableProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Padding belongs here: Outlook knows none of anything but cells. */
  readonly cellStyle: CSSProperties;
  readonly children: ReactNode;
}

/**
 * A box, as the table with one cell that all mail programs can draw. React Email has such parts too, within
 * `react-email`, which would install 50 packages and 25 MB with every start.
 */
export const MailTable = ({ className, style, cellStyle, children }: MailTableProps) => (
  <table
    role="presentation"
    align="center"
    width="100%"
    border={0}
    cellPadding="0"
    cellSpacing="0"
    className={className}
    style={style}
  >
    <tbody>
      <tr>
        <td style={cellStyle}>{children}</td>
      </tr>
    </tbody>
  </table>
);

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p className="mail-text" style={mailStyles.paragraph}>
    {children}
  </p>
);

export const MailLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className="mail-link" style={mailStyles.link} href={href}>
    {children}
  </a>
);

/** The shop's number, which a phone can call and no line breaks. */
export const Phone = ({ contact }: { readonly contact: ShopContact }) => (
  <a className="mail-link" style={mailStyles.phone} href={phoneHref(contact)}>
    {contact.phone.display}
  </a>
);

/** A text as it was typed, in its own direction: not every mail program keeps line breaks by style. */
export const TypedText = ({ children }: { readonly children: string }) =>
  children.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text stay where they are
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));

/** What somebody else has written before. */
export const Quote = ({ children }: { readonly children: string }) => (
  <blockquote className="mail-quiet" style={mailStyles.quote} dir="auto">
    <TypedText>{children}</TypedText>
  </blockquote>
);

/** A value with its label, and where it leads. */
export interface MailEntry {
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly link?: { readonly href: string; readonly text: string };
}

/** Labels with their values, one below the other. */
export const DefinitionList = ({ entries }: { readonly entries: readonly MailEntry[] }) => (
  <table className="facts" style={mailStyles.entries}>
    <tbody>
      {entries.map(({ label, value, isLong, link }) => (
        <tr key={label}>
          <th scope="row" className="mail-quiet" style={mailStyles.label}>
            {label}
          </th>
          {/* What a visitor has typed may run from right to left; a name still begins below the others. */}
          <td className="mail-text" style={isLong ? mailStyles.longValue : mailStyles.value} dir="auto">
            {value}
            {link && (
              <>
                <br />
                <MailLink href={link.href}>{link.text}</MailLink>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Unsubscribe link at the end of every mail to a subscriber; renders nothing without a URL. */
export const UnsubscribeLine = ({ href }: { readonly href: string | null }) =>
  href !== null && (
    <p className="mail-quiet" style={mailStyles.quiet}>
      <MailLink href={href}>Unsubscribe</MailLink>
    </p>
  );

/**
 * The mail's only action; renders nothing without a URL. The cell has the link's padding once more, for Outlook
 * alone, which knows none of a link.
 */
export const Action = ({ href, children }: { readonly href: string | null; readonly children: string }) =>
  href !== null && (
    <table role="presentation" border={0} cellPadding="0" cellSpacing="0" style={mailStyles.action}>
      <tbody>
        <tr>
          <td className="mail-button" style={mailStyles.buttonCell}>
            <a className="mail-button" style={mailStyles.button} href={href} target="_blank" rel="noreferrer">
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
