import type { OpenedPhoneLink } from '@jeweler/core/schemas';

/** Milliseconds until a call counts as failed: the network may just have come back. */
const TIMEOUT_MS = 15_000;

/** The token is in the page's own address: `/phone/TOKEN`. */
const token = (): string => window.location.pathname.split('/')[2] ?? '';

/** Where uploads of this link begin. */
export const uploadAddress = (): string => `/api/phone-uploads/${token()}`;

/** What the link is good for now; `ended` when it is not; undefined when the server cannot be reached. */
export const openLink = async (): Promise<OpenedPhoneLink | 'ended' | undefined> => {
  try {
    const response = await fetch(`${uploadAddress()}/open`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return 'ended';
    return response.ok ? ((await response.json()) as OpenedPhoneLink) : undefined;
  } catch {
    return undefined;
  }
};
