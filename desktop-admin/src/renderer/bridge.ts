import type { CallArgument, ShopConsole, ToldName } from '../shared/ipc-contract.ts';

declare global {
  interface Window {
    /** Exposed by the preload script. */
    readonly shopConsole: ShopConsole;
  }
}

/** Makes a call whose failure the user cannot do anything about: main has logged it. */
export const sendToMain = <Name extends ToldName>(
  bridge: ShopConsole,
  name: Name,
  ...argument: CallArgument<Name> extends undefined ? [] : [CallArgument<Name>]
): void => {
  bridge.call(name, ...argument).catch(() => undefined);
};
