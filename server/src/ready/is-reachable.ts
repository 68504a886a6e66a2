import { healthSchema } from '@jeweler/core/schemas';
import { isLocalSite } from '../config.ts';

const TIMEOUT_MS = 4000;
/** Addresses that have answered as this server: they are not asked again. */
const known = new Set<string>();

/**
 * Whether visitors reach this program, and no other that the address leads on to, at an https address that
 * others can reach.
 */
export const isReachable = async (siteUrl: string): Promise<boolean> => {
  if (!siteUrl.startsWith('https:') || isLocalSite(siteUrl)) return false;
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
