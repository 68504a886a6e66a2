import type { SiteFilm } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import { filmSizes } from '../../lib/pictures/film-sizes.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { Hero, heroFill } from './hero.tsx';
import { useFilm } from './use-film.ts';

interface FilmHeroProps {
  film: SiteFilm;
  children: ReactNode;
}

/**
 * A hero over a silent looping film. The still picture is what loads first; the film starts after
 * the page is idle, can be paused, and stays away with reduced motion or data saving.
 */
export const FilmHero = ({ film, children }: FilmHeroProps) => {
  const { started, shown, playing, toggle, events } = useFilm();
  const fill = heroFill(film.poster.focus);
  return (
    <Hero>
      <Picture of={film.poster} sizes={filmSizes} eager {...fill} />
      {started ? (
        <styled.video
          src={film.src}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          opacity={shown ? 1 : 0}
          transition="opacity {durations.drift} {easings.out}"
          {...fill}
          {...events}
        />
      ) : null}
      <Hero.Scrim />
      <Hero.Copy>{children}</Hero.Copy>
      {started ? (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
          position="absolute"
          zIndex="1"
          // Below 1024 px at the left, where no film has its stone.
          top={{ base: '3', lg: 'auto' }}
          left={{ base: '3', lg: 'auto' }}
          bottom={{ lg: '6' }}
          right={{ lg: 'gutter' }}
          bg="scrim.overlay"
        />
      ) : null}
    </Hero>
  );
};
