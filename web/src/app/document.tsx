import type { ReactNode } from 'react';

interface DocumentProps {
  /** Elements at the end of the head and of the body that only the server renders; React leaves them alone. */
  head?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/**
 * The whole document, also in the browser: React passes over what others have added to its head and body. Title
 * and metadata are those of the page (components/head); React preloads its eager pictures.
 */
export const Document = ({ head, end, children }: DocumentProps) => (
  // The entry, an extension or a translator may have set attributes.
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#181410" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-512.png" />
      {head}
    </head>
    <body>
      {children}
      {end}
    </body>
  </html>
);
