import { lazyDateFormat } from '@jeweler/core/format';

const day = lazyDateFormat({ timeZone: 'UTC', dateStyle: 'medium' });

/** When somebody last came by an address, from its day (YYYY-MM-DD): 'Last used on Nov 20, 2026.' */
export const usedSentence = (usedOn: string | undefined): string =>
  usedOn === undefined ? 'Not used since.' : `Last used on ${day().format(new Date(`${usedOn}T00:00:00Z`))}.`;
