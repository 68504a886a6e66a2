import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/loading/start-up.ts';

type SaveData = Navigator & { connection?: { saveData?: boolean } };

/** Whether this visitor should get films at all: not with reduced motion, not when saving data. */
const wantsFilms = () =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as SaveData).connection?.saveData; // not in the DOM types; absent in some browsers

/** A looping background film that comes after everything else and can be paused. */
export const useFilm = () => {
  const video = useRef<HTMLVideoElement>(null);
  /** True once the film may be fetched: after the page has loaded and is idle. */
  const [started, setStarted] = useState(false);
  /** True from the first moving frame on; until then the still picture shows. */
  const [shown, setShown] = useState(false);
  // Told by the film itself: a browser that refuses to play by itself leaves the still picture.
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
