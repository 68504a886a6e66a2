import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '#styled-system/jsx';
import type { SiteFilm } from '../../content/films.ts';
import { useSiteFilm } from '../../data/use-site-picture.ts';
import { whenIdle } from '../../lib/loading/when-used.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Picture } from '../picture.tsx';
import { Hero, useHeroPicture } from './hero.tsx';

/** AV1, main profile, level 4.0, ten bits per color, as docs/sample-media.md describes the files. */
const av1Type = 'video/mp4; codecs="av01.0.08M.10"';

/**
 * A hero with a muted, looping film. The still picture is loaded first; the film starts when the page is
 * idle, can be paused, and is not loaded with reduced motion or data saving.
 */
export const FilmHero = ({ film, children }: { film: SiteFilm; children: ReactNode }) => {
  const { started, shown, playing, toggle, events } = useFilm();
  const { of, sizes, ...fill } = useHeroPicture(film.poster);
  const { src, av1 } = useSiteFilm(film);
  return (
    <Hero>
      <Picture of={of} sizes={sizes} eager {...fill} />
      {started ? (
        <styled.video
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          {...events}
          style={fill.style}
          css={[{ opacity: shown ? 1 : 0, transition: 'opacity {durations.drift} {easings.out}' }, fill.css]}
        >
          {av1 ? <source src={av1} type={av1Type} /> : null}
          <source src={src} type="video/mp4" />
        </styled.video>
      ) : null}
      <Hero.Scrim />
      <Hero.Copy>{children}</Hero.Copy>
      {started ? (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pause the video' : 'Play the video'}
          onClick={toggle}
          css={{
            position: 'absolute',
            zIndex: '1',
            // Below 1024 px at the top left, where no film shows its stone.
            top: { base: '3', lg: 'auto' },
            left: { base: '3', lg: 'auto' },
            bottom: { lg: '6' },
            right: { lg: 'gutter' },
            bg: 'scrim.overlay',
          }}
        />
      ) : null}
    </Hero>
  );
};

type SaveData = Navigator & { connection?: { saveData?: boolean } };

const wantsFilms = () =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as SaveData).connection?.saveData; // not in the DOM types; absent in some browsers

const useFilm = () => {
  const video = useRef<HTMLVideoElement>(null);
  /** True once the film may be loaded: the page is idle, and this visitor gets films. */
  const [started, setStarted] = useState(false);
  /** True once the film has begun to play; until then the still picture is visible. */
  const [shown, setShown] = useState(false);
  // Set by the video's events, because browsers may block autoplay; the still picture then remains.
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    let gone = false;
    void whenIdle().then(() => {
      if (!gone && wantsFilms()) setStarted(true);
    });
    return () => {
      gone = true;
    };
  }, []);

  const toggle = () => {
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  };
  const events = {
    ref: video,
    onPlaying: () => {
      setShown(true);
      setPlaying(true);
    },
    onPause: () => setPlaying(false),
  };
  return { started, shown, playing, toggle, events };
};
