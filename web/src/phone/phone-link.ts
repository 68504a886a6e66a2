import type { OpenedPhoneLink, OpenedPhotos } from '@jeweler/core/schemas';

/** Milliseconds until a call counts as failed: the network may just have come back. */
const TIMEOUT_MS = 15_000;

/** What the server says of a link: it leads into a folder of the library, or to a request. */
export type OpenedLink = OpenedPhoneLink | OpenedPhotos;

/** The kind of link and its token are in the page's own address: `/phone/TOKEN`, or `/photos/TOKEN` for a request. */
const address = () => window.location.pathname.split('/');

/** Whether the link is a visitor's, for photos with a request. */
export const isForRequest = (): boolean => address()[1] === 'photos';

/** Where uploads of this link begin. */
export const uploadAddress = (): string =>
  `/api/${isForRequest() ? 'request-photos' : 'phone-uploads'}/${address()[2] ?? ''}`;

/** What the link is good for now; `ended` when it is not; undefined when the server cannot be reached. */
export const openLink = async (): Promise<OpenedLink | 'ended' | undefined> => {
  try {
    const response = await fetch(`${uploadAddress()}/open`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return 'ended';
    return response.ok ? ((await response.json()) as OpenedLink) : undefined;
  } catch {
    return undefined;
  }
};
