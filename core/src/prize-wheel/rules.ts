import { prizeSegments, totalWeight } from './segments.ts';

const odds = prizeSegments
  .map(({ service, value, weight }) => `${service}, worth ${value}: ${weight} in ${totalWeight}`)
  .join('\n');

/** The rules of the wheel until staff write others: paragraphs, between empty lines. */
export const usualPrizeRules = `The Wheel of Fortune on our home page is free. You do not have to buy anything, and a purchase does not change your chances.

Each spin chooses one of twelve services at random. These are the services, what they are worth, and the chance of each on one spin:

${odds}

You may spin again. A prize is yours once you have claimed it with your name, email address and phone number. We contact you within 24 hours to schedule the service, and send you a code by email. The code can be used once, at the shop.`;
