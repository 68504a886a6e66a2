import type { AdminSession } from '@jeweler/core/schemas';
import type { SessionStore } from '@jeweler/portal';

/** SPEC section 3, Admin session. */
const TOKEN = 'adminToken';
const EXPIRY = 'adminTokenExpiry';

/**
 * The session in local storage, shared by all tabs. If storage is denied or full (private windows, quota), it
 * is kept in memory. A token without a readable expiry is ignored.
 * @param onUnavailable called at most once, when the session cannot be stored and lasts only as long as the page
 */
export const createSessionStore = (onUnavailable: () => void): SessionStore => {
  let inMemory: AdminSession | undefined;
  let told = false;

  const readStored = (): AdminSession | undefined => {
    try {
      const token = window.localStorage.getItem(TOKEN);
      const expiresAt = window.localStorage.getItem(EXPIRY);
      if (!token || !expiresAt || Number.isNaN(Date.parse(expiresAt))) return undefined;
      return { token, expiresAt };
    } catch {
      return undefined;
    }
  };

  const removeStored = () => {
    try {
      window.localStorage.removeItem(TOKEN);
      window.localStorage.removeItem(EXPIRY);
    } catch {
      // If storage cannot be written to, nothing was stored.
    }
  };

  return {
    read: () => inMemory ?? readStored(),
    write: (session) => {
      try {
        // Token last: other tabs read the session when the token appears, so it must be complete by then.
        window.localStorage.setItem(EXPIRY, session.expiresAt);
        window.localStorage.setItem(TOKEN, session.token);
        inMemory = undefined;
      } catch {
        removeStored();
        inMemory = session;
        if (!told) onUnavailable();
        told = true;
      }
    },
    clear: () => {
      inMemory = undefined;
      removeStored();
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        // The key is null when storage was cleared.
        if (inMemory === undefined && (key === TOKEN || key === EXPIRY || key === null)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
