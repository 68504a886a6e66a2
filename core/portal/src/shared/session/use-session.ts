import type { FactorState, Permission } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { usePortal } from '../portal.ts';
import { type Session, type SessionState, sessionStateAtom } from './session.ts';

/** The state of the session; rerenders when it changes. */
export const useSessionState = (): SessionState => useAtomValue(sessionStateAtom);

const isSignedInAtom = atom((get) => get(sessionStateAtom).phase === 'signed-in');

/** Rerenders when a session begins or ends, not when the server has sent whose it is. */
export const useIsSignedIn = (): boolean => useAtomValue(isSignedInAtom);

/** What is known of the signed-in person: undefined until the server has sent it, and when signed out. */
const personAtom = <Key extends keyof Extract<SessionState, { phase: 'signed-in' }>>(key: Key) =>
  atom((get) => {
    const state = get(sessionStateAtom);
    return state.phase === 'signed-in' ? state[key] : undefined;
  });
export const usernameAtom = personAtom('username');
export const permissionsAtom = personAtom('permissions');
const staffNameAtom = personAtom('name');

export const useUsername = (): string | undefined => useAtomValue(usernameAtom);

/** How the person signs what they write; undefined until they have said so. */
export const useStaffName = (): string | undefined => useAtomValue(staffNameAtom);

/** Whether the signed-in person may do that; undefined until the server has said so, which decides again each time. */
export const useMay = (permission: Permission): boolean | undefined =>
  useAtomValue(permissionsAtom)?.includes(permission);

const removedAtom = personAtom('removed');
const nameOfAtom = atom(
  (get) =>
    (username: string): string =>
      get(removedAtom)?.includes(username) ? `${username} (removed)` : username,
);

/** How the portal calls whoever has done something: those whose account was removed are said to be so. */
export const useNameOf = (): ((username: string) => string) => useAtomValue(nameOfAtom);

const tokenAtom = personAtom('token');

/**
 * An atom for what somebody types or looks for. It ends with the session: whoever signs in next in this window finds
 * `next` of it, or else the first value.
 */
export const sessionAtom = <Value>(first: Value, next: (value: Value) => Value = () => first) => {
  const keptAtom = atom<{ token?: string | undefined; value: Value }>({ value: first });
  return atom(
    (get) => {
      const { token, value } = get(keptAtom);
      return token === get(tokenAtom) ? value : next(value);
    },
    (get, set, value: Value) => set(keptAtom, { token: get(tokenAtom), value }),
  );
};

const secondFactorAtom = personAtom('secondFactor');

/** Undefined until the server has sent it, and with one that knows no second factor. */
export const useSecondFactor = (): FactorState | undefined => useAtomValue(secondFactorAtom);

/**
 * How to sign out, and the client of all calls. Both stay the same as long as the portal runs, so that nothing
 * rerenders.
 */
export const useSession = (): Pick<Session, 'signOut' | 'http' | 'refresh'> => usePortal().session;
