/** @jsxRuntime automatic */
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Section } from '@react-email/section';
import type { ReactNode } from 'react';
import { emailHref, phoneHref, shop } from '../business/index.ts';
import { darkCss, mailStyles } from './mail-styles.ts';

interface MailLayoutProps {
  readonly title: string;
  /** Preview text that mail programs show after the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

/** The shop's letterhead around the text of a mail: one column, no pictures. */
export const MailLayout = ({ title, preview, children }: MailLayoutProps) => (
  <Html lang="en">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{darkCss}</style>
    </Head>
    <Body className="mail-body" style={mailStyles.body}>
      <div style={mailStyles.hidden} data-skip-in-text>
        {preview}
      </div>
      <Container className="mail-sheet" style={mailStyles.sheet}>
        <Section>
          <div style={mailStyles.inside}>
            <p className="mail-text" style={mailStyles.shop}>
              {shop.name}
            </p>
            <h1 className="mail-text" style={mailStyles.title}>
              {title}
            </h1>
            {children}
            <Footer />
          </div>
        </Section>
      </Container>
    </Body>
  </Html>
);

const Footer = () => (
  <p className="mail-quiet" style={mailStyles.footer}>
    {shop.name}, {shop.region}
    <br />
    <a className="mail-link" style={mailStyles.link} href={phoneHref}>
      {shop.phone.display}
    </a>
    {' · '}
    <a className="mail-link" style={mailStyles.link} href={emailHref}>
      {shop.email}
    </a>
  </p>
);
