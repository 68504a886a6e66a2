/** Where the site is: an address without its origin, and which entry of the history it stands in. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Of this entry alone; 'default' for one that no navigation of ours made. */
  readonly key: string;
}

/** What the router reads its location from and writes it to. */
export interface History {
  readonly read: () => Location;
  /** Goes to `to`, in an entry of its own or, with `replace`, in the place of the current one. */
  readonly write: (to: Location, replace: boolean) => void;
  /** Calls the listener when the visitor goes back or forward; the answer ends that. */
  readonly listen: (listener: () => void) => () => void;
}

const DEFAULT_KEY = 'default';

/** A location of its own for an address of this site ('/services?service=repair#prices'), or one relative to `from`. */
export const createLocation = (address: string, from = '/'): Location => {
  const { pathname, search, hash } = new URL(address, new URL(from, 'http://site.invalid'));
  return { pathname, search, hash, key: Math.random().toString(36).slice(2, 10) };
};

export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

export const browserHistory: History = {
  read: () => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, key: window.history.state?.key ?? DEFAULT_KEY };
  },
  write: (to, replace) => {
    const address = addressOf(to);
    try {
      window.history[replace ? 'replaceState' : 'pushState']({ key: to.key }, '', address);
    } catch {
      // Safari refuses more than a hundred in half a minute: the document is loaded instead.
      window.location.assign(address);
    }
  },
  listen: (listener) => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** One entry that begins at `address`: for the server, and for tests. */
export const memoryHistory = (address: string): History => {
  let location: Location = { ...createLocation(address), key: DEFAULT_KEY };
  return {
    read: () => location,
    write: (to) => {
      location = to;
    },
    listen: () => () => {},
  };
};
