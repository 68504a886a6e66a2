import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { paths } from '../../config/public-pages.ts';
import { addressWays, contactPage, contactWays } from '../../content/contact.ts';
import { contactFilm } from '../../content/films.ts';
import { useOpeningHours } from '../../data/use-catalogue.ts';
import { useAddress, useContact } from '../../data/use-shop.ts';
import { deferredPart } from '../../lib/lazy.ts';

const { title, description, intro, waysHeading, formHeading, accessibilityLink } = contactPage;

/** The contact page (SPEC section 2). */
export const ContactPage = () => {
  const hours = useOpeningHours();
  const contact = useContact();
  const address = useAddress();
  return (
    <>
      <FilmHero film={contactFilm}>
        <Heading as="h1" size="display">
          {title}
        </Heading>
        <Hero.Lead>{intro}</Hero.Lead>
      </FilmHero>
      <Section>
        <Columns>
          <styled.div css={{ gridColumn: { lg: '1 / 6' } }}>
            <Heading>{waysHeading}</Heading>
            <ContactList ways={[...contactWays(contact), ...addressWays(address), ...hours]} />
            <TextLink to={paths.accessibility} size="target" css={{ marginTop: '5' }}>
              {accessibilityLink}
            </TextLink>
          </styled.div>
          <styled.div css={{ gridColumn: { lg: '7 / 13' } }}>
            <Heading>{formHeading}</Heading>
            <styled.div css={{ marginTop: '8' }}>
              <MessageForm />
            </styled.div>
          </styled.div>
        </Columns>
      </Section>
      <ContentHead
        page="contact"
        name={title}
        description={description(contact)}
        picture={contactFilm.poster}
      />
    </>
  );
};

const ContactForm = deferredPart(
  async () => (await import('../../features/contact-form/contact-form.tsx')).ContactForm,
);

/**
 * The form, whose code is loaded with the first interaction; after a client-side navigation, a placeholder of
 * the same shape is shown meanwhile.
 */
const MessageForm = () => (
  <LazyBoundary
    of={ContactForm}
    page="contact"
    waiting={
      <styled.div
        role="status"
        aria-label="Loading the form"
        css={{ display: 'grid', gap: '8', minHeight: '30rem', alignContent: 'start' }}
      >
        <Skeleton css={{ height: '4.5rem' }} />
        <Skeleton css={{ height: '4.5rem' }} />
        <Skeleton css={{ height: '9.8rem' }} />
        <Skeleton css={{ height: '3.25rem', width: '11rem' }} />
      </styled.div>
    }
  />
);
