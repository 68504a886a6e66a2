import { healthSchema } from '@jeweler/core/schemas';
import { isLocalSite } from '../config.ts';

const TIMEOUT_MS = 4000;
/** Addresses that have answered as this server: they are not asked again. */
const known = new Set<string>();

/** Whether this program answers at an address, and no other that the address leads on to. */
const leadsHere = async (siteUrl: string): Promise<boolean> => {
  if (known.has(siteUrl)) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${siteUrl}/api/health`, { redirect: 'manual', signal });
    if (!answer.ok || healthSchema.safeParse(await answer.json()).data?.name !== 'jeweler') return false;
  } catch {
    return false;
  }
  known.add(siteUrl);
  return true;
};

/** Whether visitors reach this program at an https address that others can reach. */
export const isReachable = async (siteUrl: string): Promise<boolean> =>
  siteUrl.startsWith('https:') && !isLocalSite(siteUrl) && leadsHere(siteUrl);
