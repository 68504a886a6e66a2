import type { ReactNode } from 'react';
import { Hero, useHeroPicture } from '../film/hero.tsx';
import { Picture, type PictureProps } from '../picture.tsx';

export const PictureHero = ({ picture, children }: { picture: PictureProps['of']; children: ReactNode }) => (
  <Hero>
    <Picture {...useHeroPicture(picture)} eager />
    <Hero.Scrim />
    <Hero.Copy>{children}</Hero.Copy>
  </Hero>
);
