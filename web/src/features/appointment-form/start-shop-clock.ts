import { shopDay, shopInstant } from '@jeweler/core/business';
import { yieldToMain } from '../../lib/loading/start-up.ts';

/**
 * Makes what the shop's clock is read with, each piece in a task of its own: the first use of a time
 * zone holds a phone up longer than all the fields of the form.
 */
export const startShopClock = async (): Promise<void> => {
  await yieldToMain();
  const today = shopDay(new Date());
  await yieldToMain();
  shopInstant(today, '12:00');
  await yieldToMain();
};
