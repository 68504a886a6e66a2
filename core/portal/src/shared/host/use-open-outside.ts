import type { MouseEvent } from 'react';
import { useHost } from '../portal.ts';

/** Opens a root-relative URL in the browser, at its public address. Undefined if the host is a browser. */
export const useOpenOutside = (): ((rootRelative: string) => Promise<void>) | undefined => {
  const { openOutside, publicAddress, notify } = useHost();
  if (!openOutside) return undefined;
  return async (rootRelative) => {
    try {
      await openOutside(publicAddress(rootRelative));
    } catch {
      notify({
        tone: 'error',
        title: 'The browser was not opened',
        text: 'The system did not open the address. Copy the URL and paste it into a browser.',
      });
    }
  };
};

/** What a link to a root-relative URL has: it opens in a new tab, or where the host is none, in the browser. */
export const useOutsideLink = () => {
  const { publicAddress } = useHost();
  const openOutside = useOpenOutside();
  return (rootRelative: string) => ({
    href: publicAddress(rootRelative),
    target: '_blank',
    rel: 'noreferrer',
    onClick: (event: MouseEvent) => {
      if (!openOutside) return;
      event.preventDefault();
      void openOutside(rootRelative);
    },
  });
};
