import { closingTime, isShopOpen, shopDay, shopInstant } from '@jeweler/core/business';
import type { ShopHours } from '../../shared/ipc-contract.ts';

interface SilenceDeps {
  /** Whether the user wants notifications during opening hours only. */
  readonly isQuietWhenClosed: () => boolean;
  /** Called when a pause begins or ends. */
  readonly onChange: (isPaused: boolean) => void;
}

/** The times at which no notifications are shown. */
export const createSilence = ({ isQuietWhenClosed, onChange }: SilenceDeps) => {
  let hours: ShopHours | undefined;
  let until = 0;
  let timer: NodeJS.Timeout | undefined;
  const isPaused = () => Date.now() < until;
  const end = () => {
    clearTimeout(timer);
    until = 0;
    onChange(false);
  };
  /** A timer waits too long when the computer sleeps, so it only updates what is shown. */
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isPaused() ? wait() : end()), until - Date.now());
  };
  const endOfPause = (now: Date): Date => {
    const closing = hours && closingTime(hours, now);
    // No hour of the clock is skipped or repeated as late as this.
    return closing ?? new Date(shopInstant(shopDay(now), '23:59').getTime() + 60_000);
  };
  return {
    /** Called with the opening hours that the server has told the window. */
    learnHours: (told: ShopHours) => {
      hours = told;
    },
    /** Pauses notifications until the shop closes, or until midnight if it has closed; `false` ends the pause. */
    pause: (on: boolean) => {
      if (!on) return end();
      until = endOfPause(new Date()).getTime();
      wait();
      onChange(true);
    },
    isPaused,
    /** Whether notifications are held back now. Without known hours the shop counts as open. */
    isQuiet: () =>
      isPaused() || (isQuietWhenClosed() && hours !== undefined && !isShopOpen(hours, new Date())),
  };
};

export type Silence = ReturnType<typeof createSilence>;
