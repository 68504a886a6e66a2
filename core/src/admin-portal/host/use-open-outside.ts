import { useHost } from '../portal/portal-context.ts';

/** Opens a root-relative address of the server at its public address, in the browser. Undefined where the host is one itself. */
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
