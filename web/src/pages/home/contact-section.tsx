import { chakra } from '@chakra-ui/react';
import { home } from '@jeweler/core/business';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { Columns } from '../../components/layout/wrap.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label, Lead } from '../../components/text/label.tsx';
import { HomeContactForm } from '../../features/contact-form/home-contact-form.tsx';

const { label, heading, lead } = home.contact;

/** The message form of the home page beside the ways to reach the shop at once. */
export const ContactSection = () => (
  <Columns>
    <chakra.div gridColumn={{ lg: '1 / 6' }}>
      <Label>{label}</Label>
      <Heading marginTop="4">{heading}</Heading>
      <Lead marginTop="5">{lead}</Lead>
      <ContactList />
    </chakra.div>
    <chakra.div gridColumn={{ lg: '7 / 13' }}>
      <HomeContactForm />
    </chakra.div>
  </Columns>
);
