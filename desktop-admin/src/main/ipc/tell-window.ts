import type { WebContents } from 'electron';
import type { EventArgument, EventName } from '../../shared/ipc-contract.ts';

/** Tells the window something of the contract. */
export type TellWindow = <Name extends EventName>(name: Name, argument: EventArgument<Name>) => void;

/** Tells the window that stands at that moment; without one there is nobody to hear it. */
export const createTellWindow =
  (window: () => WebContents | undefined): TellWindow =>
  (name, argument) => {
    const contents = window();
    if (contents && !contents.isDestroyed()) contents.send(name, argument);
  };
