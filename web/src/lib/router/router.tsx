import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { addressOf, createLocation, type History, type Location } from './history.ts';

/** How the current location was reached: back and forward (and the first page), a new entry, the same one. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Goes to an address of this site. Without `replace` it makes an entry in the history, unless one is there already. */
export type Navigate = (to: string, options?: { replace?: boolean | undefined }) => void;

interface RouterState {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

const StateContext = createContext<RouterState | undefined>(undefined);
const NavigateContext = createContext<Navigate | undefined>(undefined);

/** What both contexts hold; throws outside of a router, where there are no addresses. */
const within = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error('There is no router above this component.');
  return value;
};

interface RouterProps {
  /** `browserHistory`, or `memoryHistory` where there is no browser. Must not change. */
  history: History;
  children: ReactNode;
}

/**
 * Holds the location and follows the history. Navigations are transitions: the page before stands until
 * the next one can be drawn.
 */
export const Router = ({ history, children }: RouterProps) => {
  const [state, setState] = useState<RouterState>(() => ({
    location: history.read(),
    navigationType: 'POP',
  }));

  useLayoutEffect(
    () =>
      history.listen(() =>
        startTransition(() => setState({ location: history.read(), navigationType: 'POP' })),
      ),
    [history],
  );

  const navigate = useMemo(
    (): Navigate =>
      (to, { replace = false } = {}) => {
        const current = history.read();
        const location = createLocation(to, addressOf(current));
        const isReplaced = replace || addressOf(location) === addressOf(current);
        history.write(location, isReplaced);
        startTransition(() => setState({ location, navigationType: isReplaced ? 'REPLACE' : 'PUSH' }));
      },
    [history],
  );

  return (
    <NavigateContext value={navigate}>
      <StateContext value={state}>{children}</StateContext>
    </NavigateContext>
  );
};

export const useLocation = (): Location => within(use(StateContext)).location;
export const useNavigationType = (): NavigationType => within(use(StateContext)).navigationType;

/** The same function for the life of the router: what uses it is not drawn anew when the address changes. */
export const useNavigate = (): Navigate => within(use(NavigateContext));

/** The query of the current address. */
export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
