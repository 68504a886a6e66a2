import { MediaScanner } from './media-scanner.ts';
import type { FromScanner, ToScanner } from './scan-messages.ts';

// The process that scans the media folder for the server that started it. A drive that hangs holds its
// thread, and may hold it for ever: it has nothing to save and is ended without being asked.

/** Milliseconds; see ScannerProcess for how many may be missing. */
const HEARTBEAT = 1000;

const [settings = ''] = process.argv.slice(2);
const send = (message: FromScanner) => {
  // The channel closes when the server has gone, which is told by `disconnect`.
  process.send?.(message, undefined, undefined, () => undefined);
};

// A terminal and systemd signal all processes of the server: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
// The server has gone while this one started.
if (!process.connected) end();

send({ kind: 'alive' });
setInterval(() => send({ kind: 'alive' }), HEARTBEAT);
const scanner = new MediaScanner(JSON.parse(settings), send);
process.on('message', async ({ kind, request }: ToScanner) => {
  if (kind !== 'rescan') return;
  await scanner.rescan();
  send({ kind: 'rescanned', request });
});
