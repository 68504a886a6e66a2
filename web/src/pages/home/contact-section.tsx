import { styled } from '#styled-system/jsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { home } from '../../content/home.ts';
import { ContactForm } from '../../features/contact-form/contact-form.tsx';

const { label, heading, lead } = home.contact;

/** The message form of the home page, beside other ways to reach the shop. */
export const ContactSection = () => (
  <Columns>
    <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
      <Label>{label}</Label>
      <Heading css={{ marginTop: '4' }}>{heading}</Heading>
      <Lead css={{ marginTop: '5' }}>{lead}</Lead>
      <ContactList />
    </styled.div>
    <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>
      <ContactForm page="home" />
    </styled.div>
  </Columns>
);
