import { join } from 'node:path';
import { app, session as electronSession } from 'electron';
import { systemKeyring } from './desktop/keyring.ts';
import { createServerConnection } from './server-connection.ts';
import { openLastKnownStore } from './storage/last-known-store.ts';
import { openSessionVault } from './storage/session-vault.ts';
import { openSettings } from './storage/settings.ts';
import { createSpelling } from './window/spelling.ts';

/** What the program keeps on this computer, and the server that it belongs to. */
export const openConsoleStores = async () => {
  const fileOf = (name: string) => join(app.getPath('userData'), name);
  const settings = openSettings(fileOf('settings.json'));
  const vault = await openSessionVault({ file: fileOf('session.bin'), keyring: systemKeyring });
  const lastKnown = await openLastKnownStore({
    file: fileOf('last-known.bin'),
    keyring: systemKeyring,
    session: () => vault.read(settings.get().server?.origin ?? ''),
    isSessionSealed: vault.isSealed,
  });
  const spelling = createSpelling(electronSession.defaultSession);
  const server = createServerConnection({ settings, vault, lastKnown, onConnect: spelling.useServer });
  spelling.useServer(server.origin());
  return { settings, vault, lastKnown, server, pinFile: fileOf('pin.bin') };
};
