import { MediaScanner } from './media-scanner.ts';
import type { FromScanner } from './scan-messages.ts';

// The process that scans the media folder for the server that started it. A drive that hangs blocks its
// thread, maybe for ever: the process has nothing to save and is killed without warning.

/** Milliseconds; see ScannerSupervisor for how many may be missed. */
const HEARTBEAT_MS = 1000;

const [settings = ''] = process.argv.slice(2);
const send = (message: FromScanner) =>
  new Promise<void>((resolve) => {
    // The channel closes when the server is gone, which `disconnect` reports.
    process.send?.(message, undefined, undefined, () => resolve());
  });

// A terminal and systemd send signals to all processes of the server: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
// The server ended while this process was starting.
if (!process.connected) end();

void send({ kind: 'alive' });
setInterval(() => void send({ kind: 'alive' }), HEARTBEAT_MS);
const scanner = new MediaScanner(JSON.parse(settings), send);
process.on('message', async (request: number) => {
  await scanner.rescan();
  void send({ kind: 'rescanned', request });
});
