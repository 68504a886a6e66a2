import type { ReactNode } from 'react';
import { Hero } from '../film/hero.tsx';
import { Wrap } from '../layout/wrap.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';

/** As `sizes` of an image: how wide the picture is drawn. */
export const PICTURE_HERO_SIZES = '100vw';

interface PictureHeroProps {
  picture: PictureProps['of'];
  children: ReactNode;
}

/** A hero over a still picture. */
export const PictureHero = ({ picture, children }: PictureHeroProps) => (
  <Hero>
    <Picture
      of={picture}
      sizes={PICTURE_HERO_SIZES}
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
