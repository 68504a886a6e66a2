import { vi } from 'vitest';
import type {
  CallArgument,
  CallName,
  CallResult,
  EventArgument,
  EventName,
  ShopConsole,
} from '../../desktop-admin/src/shared/ipc-contract.ts';

type Answers = { [Name in CallName]?: (argument: CallArgument<Name>) => Promise<CallResult<Name>> };

/**
 * The main process as seen by the console's window: `answers` defines its replies, all other calls return
 * undefined.
 */
export const consoleBridge = (answers: Answers = {}) => {
  const listeners = new Map<EventName, Set<(argument: never) => void>>();
  const call = vi.fn(async (name: CallName, argument?: unknown) => {
    const answer = answers[name] as ((given: unknown) => Promise<unknown>) | undefined;
    return answer?.(argument);
  });
  const bridge: ShopConsole = {
    // The replies are typed above; a mock cannot be generic.
    call: call as unknown as ShopConsole['call'],
    on: (name, listener) => {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
  };
  return {
    bridge,
    call,
    /** The arguments of all calls of that name, in order. */
    told: (name: CallName): unknown[] =>
      call.mock.calls.filter(([each]) => each === name).map(([, told]) => told),
    /** Emits an event of the main process. */
    emit: <Name extends EventName>(name: Name, argument: EventArgument<Name>) => {
      for (const listener of listeners.get(name) ?? [])
        (listener as (given: typeof argument) => void)(argument);
    },
  };
};
