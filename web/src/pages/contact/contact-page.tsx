import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { FilmHero } from '../../components/film/film-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Columns } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { paths } from '../../config/public-pages.ts';
import { addressWays, contactPage, contactWays } from '../../content/contact.ts';
import { contactFilm } from '../../content/films.ts';
import { useOpeningHours, useSiteOrigin } from '../../data/use-catalogue.ts';
import { useAddress, useContact } from '../../data/use-shop.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { MessageForm } from './message-form.tsx';

const { title, description, intro, waysHeading, formHeading, accessibilityLink } = contactPage;

/** The contact page (SPEC section 2). */
export const ContactPage = () => {
  const origin = useSiteOrigin();
  const hours = useOpeningHours();
  const contact = useContact();
  const address = useAddress();
  const head: PageHead = {
    title,
    description: description(contact),
    path: paths.contact,
    image: contactFilm.poster,
    jsonLd: [breadcrumbs(origin, [{ name: title, path: paths.contact }])],
  };
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
      <PageHeadTags head={head} />
    </>
  );
};
