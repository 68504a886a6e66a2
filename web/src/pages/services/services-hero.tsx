import { phoneHref, whatsappHref } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { ButtonAnchor } from '../../components/actions/button.tsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { craftsmanshipFilm } from '../../content/films.ts';
import { servicesPage } from '../../content/services.ts';
import { useContact } from '../../data/use-shop.ts';

export const heroPicture = craftsmanshipFilm.poster;

/** The picture of the workshop, with links to call or write. */
export const ServicesHero = () => {
  const contact = useContact();
  return (
    <PictureHero picture={heroPicture}>
      <Heading as="h1" size="display">
        {servicesPage.title}
      </Heading>
      <Hero.Lead>{servicesPage.lead}</Hero.Lead>
      <styled.div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4',
          marginTop: '6',
        }}
      >
        <ButtonAnchor href={phoneHref(contact)}>
          <Icon name="phone" />
          {contact.phone.display}
        </ButtonAnchor>
        <TextAnchor
          href={whatsappHref(contact)}
          size="target"
          css={{ textDecorationColor: 'gold.300', _hover: { textDecorationColor: 'currentColor' } }}
        >
          <Icon name="chat" />
          Message on WhatsApp
        </TextAnchor>
      </styled.div>
    </PictureHero>
  );
};
