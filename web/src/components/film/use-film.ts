import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../lazy/when-idle.ts';

type SaveData = Navigator & { connection?: { saveData?: boolean } };

/** Whether this visitor should get films at all: not with reduced motion, not when saving data. */
const wantsFilms = () =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as SaveData).connection?.saveData; // not in the DOM types; absent in some browsers

export interface FilmState {
  /** True once the film may be fetched: after the page has loaded and is idle. */
  started: boolean;
  playing: boolean;
  toggle: () => void;
}

/** A looping background film that comes after everything else and can be paused. */
export const useFilm = (video: RefObject<HTMLVideoElement | null>): FilmState => {
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(true);

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
    // A browser that refuses to play leaves the still picture; that is no error.
    else void video.current?.play().catch(() => setPlaying(false));
    setPlaying(!playing);
  };
  return { started, playing, toggle };
};
