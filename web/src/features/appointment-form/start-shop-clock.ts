import { shopDay, shopInstant } from '@jeweler/core/business';
import { yieldToMain } from '../../lib/loading/when-used.ts';

/**
 * Creates what is needed to compute the shop's time, yielding to the main thread between the steps: on a
 * phone, the first use of a time zone takes longer than rendering all fields of the form.
 */
export const startShopClock = async (): Promise<void> => {
  await yieldToMain();
  const today = shopDay(new Date());
  await yieldToMain();
  shopInstant(today, '12:00');
  await yieldToMain();
};
