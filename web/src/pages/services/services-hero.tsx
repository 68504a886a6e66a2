import { phoneHref, whatsappHref } from '@jeweler/core/business';
import { ButtonAnchor } from '../../components/actions/button.tsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { heroPictures } from '../../content/hero-pictures.ts';
import { servicesPage } from '../../content/services.ts';
import { useContact } from '../../data/use-shop.ts';

export const heroPicture = heroPictures.services;

/** The picture of the workshop, with links to call or write. */
export const ServicesHero = () => {
  const contact = useContact();
  return (
    <PictureHero picture={heroPicture}>
      <Heading as="h1" size="display">
        {servicesPage.title}
      </Heading>
      <Hero.Lead>{servicesPage.lead}</Hero.Lead>
      <Hero.Actions>
        <ButtonAnchor href={phoneHref(contact)}>
          <Icon name="phone" />
          {contact.phone.display}
        </ButtonAnchor>
        <TextAnchor href={whatsappHref(contact)} size="target">
          <Icon name="chat" />
          Chat on WhatsApp
        </TextAnchor>
      </Hero.Actions>
    </PictureHero>
  );
};
