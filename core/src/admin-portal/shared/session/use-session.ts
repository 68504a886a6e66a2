import { useAtomValue } from 'jotai';
import { usePortal } from '../portal.ts';
import { type Session, type SessionState, sessionStateAtom } from './session.ts';

/** The state of the session; rerenders when it changes. */
export const useSessionState = (): SessionState => useAtomValue(sessionStateAtom);

/** The parts of the session that signed-in screens need. */
export interface SignedInSession {
  /** Undefined until the server has sent it, and when signed out. */
  readonly username: string | undefined;
  readonly signOut: Session['signOut'];
  /** The client of all calls; a 401 signs out. In atoms: `adminHttpAtom`. */
  readonly http: Session['http'];
}

export const useSession = (): SignedInSession => {
  const { session } = usePortal();
  const state = useSessionState();
  return {
    username: state.phase === 'signed-in' ? state.username : undefined,
    signOut: session.signOut,
    http: session.http,
  };
};
