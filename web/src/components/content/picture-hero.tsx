import type { ReactNode } from 'react';
import { Hero, useHeroPicture } from '../film/hero.tsx';
import { Picture, type PictureProps } from '../picture.tsx';

interface PictureHeroProps {
  picture: PictureProps['of'];
  children: ReactNode;
}

/** A hero with a still picture. */
export const PictureHero = ({ picture, children }: PictureHeroProps) => (
  <Hero>
    <Picture {...useHeroPicture(picture)} eager />
    <Hero.Scrim />
    <Hero.Copy>{children}</Hero.Copy>
  </Hero>
);
