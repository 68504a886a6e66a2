import { isShopOpen } from '@jeweler/core/business';
import type { ShopHours } from '../../shared/ipc-contract.ts';

/**
 * The times at which no notifications are shown.
 * @param isQuietWhenClosed whether the user wants them during opening hours only
 */
export const createSilence = (isQuietWhenClosed: () => boolean) => {
  let hours: ShopHours | undefined;
  return {
    /** Called with the opening hours that the server has told the window. */
    learnHours: (told: ShopHours) => {
      hours = told;
    },
    /** Without known hours the shop counts as open. */
    isQuiet: () => isQuietWhenClosed() && hours !== undefined && !isShopOpen(hours, new Date()),
  };
};
