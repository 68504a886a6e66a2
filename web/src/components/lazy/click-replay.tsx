import { useEffect, useEffectEvent } from 'react';

let pressed: HTMLButtonElement | null = null;

/**
 * Keeps the last button of the page's content that was clicked before it was hydrated: React lets no such
 * click out of its root. Links and native controls work by themselves; forms keep their input.
 */
export const keepClicks = (): void => {
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('main button[type=button]') : null;
  };
  window.addEventListener('click', keep, { capture: true });
  window.addEventListener('click', () => (pressed = null));
};

/** Clicks the kept button again; if it is still not hydrated, it is kept again. */
const replayClick = () => {
  const button = pressed;
  pressed = null;
  button?.click();
};

/** Replays a click, and calls `run`, once its siblings have been rendered or hydrated. */
export const OnHydrated = ({ run }: { run?: () => void }) => {
  const onHydrated = useEffectEvent(() => {
    run?.();
    replayClick();
  });
  useEffect(() => onHydrated(), []);
  return null;
};
