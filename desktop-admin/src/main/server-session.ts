import { randomUUID } from 'node:crypto';
import type { AdminSession } from '@jeweler/core/schemas';
import type { SessionVault } from './storage/session-vault.ts';

interface ServerSessionDeps {
  readonly vault: SessionVault;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
  /** Called once if the session cannot outlive the program, because this computer has no safe storage. */
  readonly onMemoryOnly: () => void;
  /** Called when the user signs out, after `onChange`. */
  readonly onSignOut: () => void;
  /** Called when a session starts or ends. */
  readonly onChange: () => void;
}

interface Known {
  readonly token: string;
  readonly handle: string;
}

/** The handle of a session that has not expired by this computer's clock; undefined if there is none. */
export const getValidHandle = (session: Pick<ServerSession, 'forWindow'>): string | undefined => {
  const current = session.forWindow();
  return current && Date.parse(current.expiresAt) > Date.now() ? current.token : undefined;
};

/**
 * The staff member's session with the configured server. The window never has the token: it has a handle
 * instead, which only this process, while it runs, maps back to the token.
 */
export const createServerSession = ({
  vault,
  server,
  onMemoryOnly,
  onSignOut,
  onChange,
}: ServerSessionDeps) => {
  let isTold = false;
  let known: Known | undefined;
  let ended: Known | undefined;

  const kept = () => {
    const origin = server();
    return origin === undefined ? undefined : vault.read(origin);
  };

  /** The session for the window, with a handle as its token; undefined if there is none. */
  const forWindow = (): AdminSession | undefined => {
    const session = kept();
    if (!session) return undefined;
    if (known?.token !== session.token) known = { token: session.token, handle: randomUUID() };
    return { token: known.handle, expiresAt: session.expiresAt };
  };

  /** Ends the session with this handle on this computer. One that was opened since lasts. */
  const end = (handle: string) => {
    if (handle !== forWindow()?.token) return;
    ended = known;
    vault.drop();
    onChange();
  };

  return {
    forWindow,
    /** The token of a handle; undefined for the handle of an earlier session, or an unknown one. */
    getToken: (handle: string): string | undefined =>
      handle === forWindow()?.token ? kept()?.token : undefined,
    /**
     * Starts a session opened by the server at `origin`, replacing any other; returns the version for the window. Throws
     * if another server was connected to meanwhile, which would get the token.
     */
    open: (session: AdminSession, origin: string): AdminSession => {
      if (origin !== server()) throw new Error('The session is that of another server.');
      // Not awaited: the system may ask for the password of its keyring first.
      void vault.keep(origin, session).then((how) => {
        if (how === 'encrypted' || isTold) return;
        isTold = true;
        onMemoryOnly();
      });
      known = { token: session.token, handle: randomUUID() };
      onChange();
      return { token: known.handle, expiresAt: session.expiresAt };
    },
    end,
    /** Ends the session, if the window has not just done so; returns its token a last time, for the logout. */
    takeToken: (handle: string): string | undefined => {
      end(handle);
      const token = ended?.handle === handle ? ended.token : undefined;
      ended = undefined;
      if (token !== undefined) onSignOut();
      return token;
    },
  };
};

export type ServerSession = ReturnType<typeof createServerSession>;
