import { useHost } from '../portal/portal-context.ts';
import type { LibraryFile } from './files/library-file.ts';

/** Opens a file at its public address, in the browser. Undefined where the host is one itself. */
export const useOpenOutside = (): ((file: LibraryFile) => Promise<void>) | undefined => {
  const { openOutside, publicAddress, notify } = useHost();
  if (!openOutside) return undefined;
  return async ({ publicUrl }) => {
    try {
      await openOutside(publicAddress(publicUrl));
    } catch {
      notify({
        tone: 'error',
        title: 'The file was not opened',
        text: 'The system did not open a browser. Copy the URL and paste it there.',
      });
    }
  };
};
