import { ApiError, getSignedInAdmin, type HttpClient, logIn, logOut } from '../../api/index.ts';
import type { AdminLogin } from '../../schemas/index.ts';
import type { SessionStore, StoredSession } from '../host/admin-host.ts';

/**
 * `signed-out`: `none` without a session so far, `ended` when it has expired, was refused or was ended
 * in another tab, `left` when the person signed out here.
 * `checking`: a stored token that looks expired by this computer's clock; the server's answer decides.
 * `username` is not known before the server has said it.
 */
export type SessionState =
  | { readonly phase: 'signed-out'; readonly why: 'none' | 'ended' | 'left' }
  | { readonly phase: 'checking'; readonly token: string }
  | { readonly phase: 'signed-in'; readonly token: string; readonly username: string | undefined };

/** The staff member's session (SPEC sections 4 and 6): one place that opens, watches and ends it. */
export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Takes up what is stored and follows other tabs and the clock until the returned function is called. */
  start(): () => void;
  /** Rejects with ApiError; on success the session is open and stored. */
  signIn(credentials: AdminLogin): Promise<void>;
  /** Ends the session here, in other tabs and on the server; never fails. */
  signOut(): void;
  /**
   * Runs a call with the session's token. A 401 ends the session, so no caller has to think of it;
   * the ApiError reaches the caller all the same.
   */
  call<T>(run: (http: HttpClient, token: string) => Promise<T>): Promise<T>;
  /** Asks the server whose session this is, unless it has said so already. */
  confirm(): void;
}

interface SessionDeps {
  readonly http: HttpClient;
  readonly session: SessionStore;
  /** `AdminHost.learnPublicOrigin` */
  readonly learnPublicOrigin?: ((origin: string) => void) | undefined;
  /** The computer's clock in milliseconds, right or wrong. */
  readonly now?: () => number;
}

/** The longest wait a timer can hold; longer ones are waited for in steps. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** By the status alone: whatever the body says, the token is refused (SPEC section 4). */
const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

export const createSession = (deps: SessionDeps): Session => {
  const { http, session: store, learnPublicOrigin, now = Date.now } = deps;
  /** How far the server's clock is ahead; unknown until an answer has carried its time. */
  let offset: number | undefined;
  let stored: StoredSession | undefined = store.read();
  let state: SessionState = stored ? unconfirmed(stored) : { phase: 'signed-out', why: 'none' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const forget = (why: 'ended' | 'left') => {
    clearTimeout(timer);
    stored = undefined;
    if (state.phase !== 'signed-out') set({ phase: 'signed-out', why });
  };

  const end = (why: 'ended' | 'left') => {
    store.clear();
    forget(why);
  };

  /** Milliseconds until a session ends, by the server's clock as far as it is known. */
  function remaining({ expiresAt }: StoredSession): number {
    return Date.parse(expiresAt) - (now() + (offset ?? 0));
  }

  function unconfirmed(found: StoredSession): SessionState {
    const { token } = found;
    return remaining(found) > 0
      ? { phase: 'signed-in', token, username: undefined }
      : { phase: 'checking', token };
  }

  /** Ends a session whose time has come, by the server's clock, and watches for that time otherwise. */
  const watch = () => {
    clearTimeout(timer);
    if (!stored || offset === undefined) return;
    const left = remaining(stored);
    if (left <= 0) end('ended');
    else timer = setTimeout(watch, Math.min(left, LONGEST_TIMER));
  };

  const learn = (serverTime: number) => {
    if (!Number.isNaN(serverTime)) offset = serverTime - now();
  };

  const ask = async (token: string) => {
    try {
      const admin = await getSignedInAdmin(http, token);
      if (stored?.token !== token) return;
      learn(admin.serverTime);
      learnPublicOrigin?.(admin.publicOrigin);
      set({ phase: 'signed-in', token, username: admin.username });
      watch();
    } catch (error) {
      if (stored?.token !== token) return;
      if (isUnauthorized(error)) end('ended');
      // A server that cannot be reached judges nobody; the screens say that it is gone.
      else if (state.phase === 'checking') set({ phase: 'signed-in', token, username: undefined });
    }
  };

  const confirm = () => {
    if (stored && (state.phase !== 'signed-in' || state.username === undefined)) void ask(stored.token);
  };

  /** Follows what is stored: this tab's own at the start, then what other tabs do. */
  const takeUp = () => {
    const found = store.read();
    if (!found) return forget('ended');
    if (found.token === stored?.token) return;
    stored = found;
    set(unconfirmed(found));
    void ask(found.token);
  };

  /** Timers stand still while the computer sleeps, and a page out of the cache has missed its notices. */
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    takeUp();
    watch();
    confirm();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      if (!store.read()) store.clear();
      takeUp();
      confirm();
      watch();
      const unsubscribe = store.subscribe(takeUp);
      document.addEventListener('visibilitychange', wake);
      window.addEventListener('focus', wake);
      return () => {
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', wake);
        window.removeEventListener('focus', wake);
      };
    },
    signIn: async (credentials) => {
      const { token, expiresAt, serverTime } = await logIn(http, credentials);
      learn(serverTime);
      stored = { token, expiresAt };
      store.write(stored);
      set({ phase: 'signed-in', token, username: undefined });
      watch();
      confirm();
    },
    signOut: () => {
      const token = stored?.token;
      end('left');
      if (token === undefined) return;
      logOut(http, token).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: SPEC section 8 wants this failure here and nowhere else
        console.error(error);
      });
    },
    call: async (run) => {
      const token = stored?.token;
      if (token === undefined) {
        throw new ApiError('There is no session.', { status: 0, code: 'unauthorized' });
      }
      try {
        return await run(http, token);
      } catch (error) {
        // A late refusal of an earlier session says nothing about this one.
        if (isUnauthorized(error) && stored?.token === token) end('ended');
        throw error;
      }
    },
    confirm,
  };
};
