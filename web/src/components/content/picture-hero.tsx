import { focusOfCollection } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { Hero, heroFill } from '../film/hero.tsx';
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
      {...heroFill(picture.focus ?? focusOfCollection(picture.src))}
    />
    <Hero.Scrim />
    <Hero.Copy>{children}</Hero.Copy>
  </Hero>
);
