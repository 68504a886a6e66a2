import { useHost } from '../portal/portal-context.ts';

const same = (rootRelative: string) => rootRelative;

/** Where this window loads a root-relative address of the server from. */
export const useLocalAddress = (): ((rootRelative: string) => string) => useHost().localAddress ?? same;
