import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Records the last button that was clicked in `content` before hydration; the returned function clicks it
 * again. React drops clicks on what is not hydrated and stops their propagation within its root, hence the
 * listener on the document. Submit buttons are ignored: forms keep their input.
 */
export const useClickReplay = (content: RefObject<HTMLElement | null>): (() => void) => {
  const pressed = useRef<HTMLButtonElement | null>(null);
  const isHydrated = useRef(false);

  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (isHydrated.current || !(target instanceof Element) || !content.current?.contains(target)) return;
      pressed.current = target.closest<HTMLButtonElement>('button[type=button]') ?? pressed.current;
    };
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [content]);

  return () => {
    isHydrated.current = true;
    pressed.current?.click();
    pressed.current = null;
  };
};

/** Calls `run` once, when its siblings have been rendered or hydrated. */
export const OnHydrated = ({ run }: { run: () => void }) => {
  const onHydrated = useEffectEvent(run);
  useEffect(() => onHydrated(), []);
  return null;
};
