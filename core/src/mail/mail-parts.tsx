/** @jsxRuntime automatic */
import { Button } from '@react-email/button';
import type { ReactNode } from 'react';
import { mailStyles } from './mail-styles.ts';

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p className="mail-text" style={mailStyles.paragraph}>
    {children}
  </p>
);

/** Labels with their values, one below the other. */
export const DefinitionList = ({
  entries,
}: {
  readonly entries: readonly { label: string; value: string }[];
}) => (
  <table className="facts" style={mailStyles.entries}>
    <tbody>
      {entries.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row" className="mail-quiet" style={mailStyles.label}>
            {label}
          </th>
          {/* What a visitor has typed may run from right to left. */}
          <td className="mail-text" style={mailStyles.value} dir="auto">
            {value}
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
      <a className="mail-link" style={mailStyles.link} href={href}>
        Unsubscribe
      </a>
    </p>
  );

/** The mail's only action; renders nothing without a URL. */
export const Action = ({ href, children }: { readonly href: string | null; readonly children: string }) =>
  href !== null && (
    <p style={mailStyles.paragraph}>
      <Button className="mail-button" style={mailStyles.button} href={href}>
        {children}
      </Button>
    </p>
  );
