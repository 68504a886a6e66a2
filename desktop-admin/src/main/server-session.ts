import { randomUUID } from 'node:crypto';
import type { AdminSession } from '@jeweler/core/schemas';
import type { SessionVault } from './storage/session-vault.ts';

/**
 * The staff member's session with the configured server. The window never has the token: it holds a
 * handle in its place, which only this program, as long as it runs, turns into the token again.
 */
export interface ServerSession {
  /** The session as the window may have it; undefined where there is none. */
  forWindow(): AdminSession | undefined;
  /** The token behind a handle; undefined for a handle of an earlier session, or of none. */
  tokenOf(handle: string): string | undefined;
  /** Takes up a session that the server has opened, in place of any other; returns it for the window. */
  open(session: AdminSession): AdminSession;
  /** Ends it here, on this computer. */
  end(): void;
  /** Ends it here, unless the window has done so just now, and gives its token once more, to sign out with. */
  takeToken(handle: string): string | undefined;
}

interface ServerSessionDeps {
  readonly vault: SessionVault;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
  /** Called once, when the session ends with the program: this computer has no safe place for it. */
  readonly onMemoryOnly: () => void;
  /** Called when a session is taken up or ends. */
  readonly onChange: () => void;
}

interface Known {
  readonly token: string;
  readonly handle: string;
}

export const createServerSession = (deps: ServerSessionDeps): ServerSession => {
  const { vault, server, onMemoryOnly, onChange } = deps;
  let isTold = false;
  let known: Known | undefined;
  let ended: Known | undefined;

  const kept = () => {
    const origin = server();
    return origin === undefined ? undefined : vault.read(origin);
  };

  const forWindow = () => {
    const session = kept();
    if (!session) return undefined;
    if (known?.token !== session.token) known = { token: session.token, handle: randomUUID() };
    return { token: known.handle, expiresAt: session.expiresAt };
  };

  const end = () => {
    if (forWindow()) ended = known;
    vault.drop();
    onChange();
  };

  return {
    forWindow,
    tokenOf: (handle) => (handle === forWindow()?.token ? kept()?.token : undefined),
    open: (session) => {
      const origin = server();
      if (origin === undefined) throw new Error('A session needs a server.');
      if (vault.keep(origin, session) === 'memory' && !isTold) {
        isTold = true;
        onMemoryOnly();
      }
      known = { token: session.token, handle: randomUUID() };
      onChange();
      return { token: known.handle, expiresAt: session.expiresAt };
    },
    end,
    takeToken: (handle) => {
      if (handle === forWindow()?.token) end();
      const token = ended?.handle === handle ? ended.token : undefined;
      ended = undefined;
      return token;
    },
  };
};
