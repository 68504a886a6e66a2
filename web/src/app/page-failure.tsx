import { phoneHref } from '@jeweler/core/business';
import { Button } from '../components/actions/button.tsx';
import { TextAnchor } from '../components/actions/text-link.tsx';
import { Container } from '../components/layout/container.tsx';
import { Section } from '../components/layout/section.tsx';
import { Heading } from '../components/text/heading.tsx';
import { Lead } from '../components/text/label.tsx';
import { useContact } from '../data/use-shop.ts';

/** Shown if a page could not be loaded or rendered; says what to do. */
export const PageFailure = () => {
  const contact = useContact();
  return (
    <Section>
      <Container>
        <Heading as="h1">This page could not be opened</Heading>
        <Lead css={{ marginTop: '5' }}>
          The connection may be down, or the site has just been updated. Please try again, or call{' '}
          <TextAnchor href={phoneHref(contact)}>{contact.phone.display}</TextAnchor>.
        </Lead>
        <Button onClick={() => window.location.reload()} css={{ marginTop: '8' }}>
          Try again
        </Button>
      </Container>
    </Section>
  );
};
