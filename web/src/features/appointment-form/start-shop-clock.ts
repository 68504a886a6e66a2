import { shopDay, shopInstant } from '@jeweler/core/business';
import { nextTask } from '../../components/lazy/next-task.ts';

/**
 * Makes what the shop's clock is read with, each piece in a task of its own: the first use of a time
 * zone holds a phone up longer than all the fields of the form.
 */
export const startShopClock = async (): Promise<void> => {
  await nextTask();
  const today = shopDay(new Date());
  await nextTask();
  shopInstant(today, '12:00');
  await nextTask();
};
