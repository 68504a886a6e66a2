import type { CallArgument, CallName, ShopConsole } from '../shared/ipc-contract.ts';

declare global {
  interface Window {
    /** Exposed by the preload script. */
    readonly shopConsole: ShopConsole;
  }
}

/** Calls to main without a result. */
type Told =
  | 'window:reload'
  | 'menu:offer'
  | 'colors:choose'
  | 'session:end'
  | 'lock:now'
  | 'lock:after'
  | 'lock:on-close'
  | 'drag:release'
  | 'download:cancel'
  | 'printing:set'
  | 'files:arrived'
  | 'submissions:arrived'
  | 'unread:show'
  | 'names:show'
  | 'quiet:choose'
  | 'hours:tell'
  | 'path:keep';

/** Makes a call whose failure the user cannot do anything about: main has logged it. */
export const sendToMain = <Name extends Told & CallName>(
  bridge: ShopConsole,
  name: Name,
  ...argument: CallArgument<Name> extends undefined ? [] : [CallArgument<Name>]
): void => {
  bridge.call(name, ...argument).catch(() => undefined);
};
