import { chakra } from '@chakra-ui/react';
import { craftsmanshipFilm, phoneHref, servicesPage, shop, whatsappHref } from '@jeweler/core/business';
import { ButtonAnchor } from '../../components/actions/button.tsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';

export const heroPicture = craftsmanshipFilm.poster;
export const heroSizes = '(min-width: 64rem) 122vw, 100vw';

/** The bench, and two ways to ask before coming. */
export const ServicesHero = () => (
  <Hero>
    <Picture
      of={heroPicture}
      sizes={heroSizes}
      eager
      position="absolute"
      inset="0"
      // Wider than the frame on large screens, so that the ring stands clear of the words.
      width={{ base: 'full', lg: '122%' }}
      maxWidth="none"
      height="full"
      objectFit="cover"
      objectPosition={{ base: '62% 12%', lg: '50% 5%' }}
    />
    <Hero.Scrim />
    <Wrap position="relative" zIndex="1" py={{ base: '8', md: '12', lg: '16' }}>
      <Heading as="h1" size="display">
        {servicesPage.title}
      </Heading>
      <Hero.Lead>{servicesPage.lead}</Hero.Lead>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" marginTop="6">
        <ButtonAnchor href={phoneHref}>
          <Icon name="phone" />
          {shop.phone.display}
        </ButtonAnchor>
        <TextAnchor href={whatsappHref} size="target" textDecorationColor="gold.300">
          <Icon name="chat" />
          Message on WhatsApp
        </TextAnchor>
      </chakra.div>
    </Wrap>
  </Hero>
);
