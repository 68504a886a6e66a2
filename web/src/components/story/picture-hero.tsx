import type { SitePicture } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { Hero } from '../film/hero.tsx';
import { Wrap } from '../layout/wrap.tsx';
import { Picture } from '../picture/picture.tsx';

interface PictureHeroProps {
  picture: SitePicture;
  children: ReactNode;
}

/** A hero over a still picture. */
export const PictureHero = ({ picture, children }: PictureHeroProps) => (
  <Hero>
    <Picture
      of={picture}
      sizes="100vw"
      eager
      position="absolute"
      inset="0"
      width="full"
      height="full"
      objectFit="cover"
      objectPosition="62% 12%"
    />
    <Hero.Scrim />
    <Wrap position="relative" zIndex="1" py={{ base: '8', md: '12', lg: '16' }}>
      {children}
    </Wrap>
  </Hero>
);
