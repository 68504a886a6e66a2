import { ApiError, authorize, getSignedInAdmin, logIn, logOut } from '@jeweler/core/api';
import type { AdminLogin, AdminSession, SignedInAdmin } from '@jeweler/core/schemas';
import { atom, createStore } from 'jotai';
import type { AdminHost } from '../host/admin-host.ts';

/**
 * `signed-out`: `none` without a previous session, `ended` when it expired, was rejected or was ended in
 * another tab, `left` when the user signed out here.
 * `signed-in`: all but the token is missing until the server has sent it.
 */
export type SessionState =
  | { readonly phase: 'signed-out'; readonly why: 'none' | 'ended' | 'left' }
  | ({ readonly phase: 'signed-in'; readonly token: string } & Partial<
      Pick<SignedInAdmin, 'username' | 'name' | 'permissions' | 'removed' | 'secondFactor'>
    >);

/** The state of the portal's session; set by the session only. */
export const sessionStateAtom = atom<SessionState>({ phase: 'signed-out', why: 'none' });

export type Session = ReturnType<typeof createSession>;

/** The longest delay of a timer; longer ones are split into steps. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** By the status alone: whatever the body says, the token was rejected (SPEC section 4). */
const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * The staff member's session (SPEC sections 4 and 6): the only place that opens, monitors and ends it.
 * @param atoms the store of the portal's atoms, where `sessionStateAtom` is kept
 */
export const createSession = (
  { http, session: store, learnPublicOrigin }: Pick<AdminHost, 'http' | 'session' | 'learnPublicOrigin'>,
  atoms = createStore(),
) => {
  /** Milliseconds by which the server's clock is ahead; undefined until a response has carried its time. */
  let offset: number | undefined;
  const found = store.read();
  let stored = found && remaining(found) > 0 ? found : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const state = () => atoms.get(sessionStateAtom);
  const set = (next: SessionState) => atoms.set(sessionStateAtom, next);
  set(stored ? unconfirmed(stored) : { phase: 'signed-out', why: found ? 'ended' : 'none' });

  const forget = (why: 'ended' | 'left') => {
    clearTimeout(timer);
    stored = undefined;
    if (why === 'left' || state().phase !== 'signed-out') set({ phase: 'signed-out', why });
  };

  const end = (why: 'ended' | 'left') => {
    store.clear();
    forget(why);
  };

  /** A late 401 of an earlier session says nothing about this one. */
  const refuse = (token: string) => {
    if (stored?.token === token) end('ended');
  };

  /** Milliseconds until a session ends, by the server's clock as far as it is known. */
  function remaining({ expiresAt }: AdminSession): number {
    return Date.parse(expiresAt) - (Date.now() + (offset ?? 0));
  }

  function unconfirmed({ token }: AdminSession): SessionState {
    return { phase: 'signed-in', token };
  }

  /** Ends a session that has expired by the server's clock, and otherwise sets a timer for its expiry. */
  const watch = () => {
    clearTimeout(timer);
    if (!stored || offset === undefined) return;
    const left = remaining(stored);
    if (left <= 0) end('ended');
    else timer = setTimeout(watch, Math.min(left, MAX_TIMER_MS));
  };

  /** Counted from the question: how long the answer was on its way is not known. */
  const learn = (serverTime: number, askedAt: number) => {
    if (!Number.isNaN(serverTime)) offset = serverTime - askedAt;
  };

  const ask = async (token: string) => {
    const askedAt = Date.now();
    try {
      const admin = await getSignedInAdmin(authorize(http, { token: () => token }));
      if (stored?.token !== token) return;
      learn(admin.serverTime, askedAt);
      learnPublicOrigin?.(admin.publicOrigin);
      const { username, name, permissions, removed, secondFactor } = admin;
      set({ phase: 'signed-in', token, username, name, permissions, removed, secondFactor });
      watch();
    } catch (error) {
      if (stored?.token !== token) return;
      if (isUnauthorized(error)) end('ended');
      // If the server is unreachable the token is not rejected; the screens report the lost connection.
    }
  };

  /** Asks the server whose session this is, unless that is known already. */
  const confirm = () => {
    const present = state();
    if (stored && (present.phase !== 'signed-in' || present.username === undefined)) void ask(stored.token);
  };

  /** Asks again who the person is and what they may do; never fails. */
  const refresh = async () => {
    if (stored) await ask(stored.token);
  };

  /**
   * Applies the stored session: at start this tab's own, later the changes made by other tabs. Those have just
   * been opened by the server, so that a clock that is wrong does not judge them.
   */
  const adoptStoredSession = () => {
    const next = store.read();
    if (!next) return forget('ended');
    if (next.token === stored?.token) return;
    stored = next;
    set(unconfirmed(next));
    void ask(next.token);
  };

  /**
   * Timers are suspended while the computer sleeps, and a page restored from the back/forward cache has
   * missed storage events.
   */
  const resume = () => {
    if (document.visibilityState !== 'visible') return;
    adoptStoredSession();
    watch();
    confirm();
  };

  /**
   * The client of all calls: it adds the session's token. A 401 ends the session, so callers need not handle
   * it; they get the ApiError all the same.
   */
  const staffHttp = authorize(http, {
    token: () => stored?.token,
    onRefused: refuse,
    onForbidden: () => void refresh(),
  });
  return {
    state,
    /** By the server's clock, which tells whole seconds: a moment later perhaps, never earlier. */
    now: (): Date => new Date(Date.now() + (offset ?? 0) + 1000),
    /** Restores the stored session and follows other tabs and the clock until the returned function is called. */
    start: () => {
      // On entry the expiry is compared with the current time, and no call is needed (SPEC section 4).
      const kept = store.read();
      if (!kept || remaining(kept) <= 0) end('ended');
      adoptStoredSession();
      confirm();
      watch();
      const unsubscribe = store.subscribe(adoptStoredSession);
      document.addEventListener('visibilitychange', resume);
      window.addEventListener('focus', resume);
      return () => {
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', resume);
        window.removeEventListener('focus', resume);
      };
    },
    /** Rejects with ApiError; on success the session is open and stored. */
    signIn: async (credentials: AdminLogin) => {
      const askedAt = Date.now();
      const { token, expiresAt, serverTime } = await logIn(http, credentials);
      learn(serverTime, askedAt);
      stored = { token, expiresAt };
      store.write(stored);
      set(unconfirmed(stored));
      watch();
      confirm();
    },
    /** Ends it here alone, also for what waits for the next sign-in: another server is used from now on. */
    leave: () => end('left'),
    /** Ends the session here, in other tabs and on the server; never fails. */
    signOut: () => {
      const token = stored?.token;
      end('left');
      if (token === undefined) return;
      logOut(authorize(http, { token: () => token })).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: SPEC section 8: this failure is logged here only
        console.error(error);
      });
    },
    http: staffHttp,
    /** The same for what is not called through `http`: runs it with the token, and ends the session on a 401. */
    withToken: async <T>(run: (token: string) => Promise<T>): Promise<T> => {
      const token = stored?.token;
      if (token === undefined)
        throw new ApiError('There is no session.', { status: 0, code: 'unauthorized' });
      try {
        return await run(token);
      } catch (error) {
        if (isUnauthorized(error)) refuse(token);
        throw error;
      }
    },
    confirm,
    refresh,
  };
};
