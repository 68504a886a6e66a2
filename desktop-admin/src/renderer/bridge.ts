import type { CallArgument, CallName, ShopConsole } from '../shared/ipc-contract.ts';

declare global {
  interface Window {
    /** Put there by the preload script. */
    readonly shopConsole: ShopConsole;
  }
}

/** Calls that are told to main and answered with nothing. */
type Told =
  | 'window:reload'
  | 'menu:offer'
  | 'colors:choose'
  | 'session:end'
  | 'lock:now'
  | 'lock:after'
  | 'drag:release'
  | 'download:cancel'
  | 'files:arrived'
  | 'submissions:arrived'
  | 'unread:show'
  | 'names:show'
  | 'place:keep';

/** Tells main something whose failure the person could do nothing about: main has it in its log. */
export const tell = <Name extends Told & CallName>(
  bridge: ShopConsole,
  name: Name,
  ...argument: CallArgument<Name> extends undefined ? [] : [CallArgument<Name>]
): void => {
  bridge.call(name, ...argument).catch(() => undefined);
};
