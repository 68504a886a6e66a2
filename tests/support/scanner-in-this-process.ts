import type { StartScanner } from '../../server/src/media/index/scanner-process.ts';
import { MediaScanner } from '../../server/src/media/scanner/media-scanner.ts';

/**
 * The scanner without its own process, which would cost each test half a second: its messages are copied, as
 * they are between processes.
 */
export const scannerInThisProcess: StartScanner = (settings, { onMessage }) => {
  const post = (message: Parameters<typeof onMessage>[0]) => {
    const copy = structuredClone(message);
    setImmediate(() => onMessage(copy));
  };
  const scanner = new MediaScanner(settings, post);
  const heartbeat = setInterval(() => post({ kind: 'alive' }), 1000);
  return {
    async rescan(request) {
      await scanner.rescan();
      post({ kind: 'rescanned', request });
    },
    stop() {
      clearInterval(heartbeat);
      return scanner.close();
    },
  };
};
