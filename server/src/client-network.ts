import { ipKeyGenerator } from 'express-rate-limit';

/** The address; a whole IPv6 network counts as one client, since a single household has one. */
export const toNetwork = (address: string): string => ipKeyGenerator(address);
