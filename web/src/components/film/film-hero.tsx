import { chakra } from '@chakra-ui/react';
import type { SiteFilm } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Wrap } from '../layout/wrap.tsx';
import { Picture } from '../picture/picture.tsx';
import { filmSizes } from './film-sizes.ts';
import { Hero } from './hero.tsx';
import { useFilm } from './use-film.ts';

interface FilmHeroProps {
  film: SiteFilm;
  /** Where the stone lies, so that cropping keeps it whole; by breakpoint. */
  focus?: { base: string; lg: string };
  children: ReactNode;
}

/**
 * A hero over a silent looping film. The still picture is what loads first; the film starts after
 * the page is idle, can be paused, and stays away with reduced motion or data saving.
 */
export const FilmHero = ({ film, focus = { base: '62% 12%', lg: '62% 12%' }, children }: FilmHeroProps) => {
  const { started, shown, playing, toggle, events } = useFilm();
  const fill = {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    objectPosition: focus,
  } as const;
  return (
    <Hero>
      <Picture of={film.poster} sizes={filmSizes} eager {...fill} />
      {started ? (
        <chakra.video
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
          // A hair less than the still picture, which was there first and stays the page's largest paint.
          height="calc(100% - 2px)"
          {...events}
        />
      ) : null}
      <Hero.Scrim />
      <Wrap position="relative" zIndex="1" py={{ base: '8', md: '12', lg: '16' }}>
        {children}
      </Wrap>
      {started ? (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
          position="absolute"
          zIndex="1"
          top={{ base: '3', lg: 'auto' }}
          bottom={{ lg: '6' }}
          right={{ base: '3', lg: 'gutter' }}
          bg="scrim.overlay"
        />
      ) : null}
    </Hero>
  );
};
