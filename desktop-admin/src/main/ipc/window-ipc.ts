import { ipcMain, type WebContents } from 'electron';
import type { z } from 'zod';
import {
  type CallName,
  type CallResult,
  calls,
  type EventArgument,
  type EventName,
} from '../../shared/ipc-contract.ts';
import { log } from '../log.ts';
import { isTrusted } from './trusted-sender.ts';

const callNames = Object.keys(calls) as CallName[];

/** The handlers of all calls of the contract; the argument has already been parsed. */
export type CallHandlers = {
  readonly [Name in CallName]: (
    argument: z.output<(typeof calls)[Name]>,
  ) => CallResult<Name> | Promise<CallResult<Name>>;
};

/**
 * Handles every call of the contract; the only place that listens to the window. Untrusted senders and
 * arguments that do not parse are rejected without a reason, which is only logged.
 */
export const answerCalls = (handlers: CallHandlers, window: () => WebContents | undefined): void => {
  const answer = async <Name extends CallName>(name: Name, sent: unknown) => {
    const parsed = calls[name].safeParse(sent);
    if (!parsed.success) {
      log.warn(`Call ${name} refused: ${parsed.error.issues.map(({ code }) => code).join(', ')}.`);
      throw new Error('Refused.');
    }
    try {
      // The argument was parsed with the schema of `name`; TypeScript cannot relate the two.
      return await handlers[name](parsed.data as Parameters<CallHandlers[Name]>[0]);
    } catch (error) {
      log.error(`Call ${name} failed.`, error);
      throw error;
    }
  };
  ipcMain.handle('call', (event, name: unknown, sent: unknown) => {
    const call = callNames.find((each) => each === name);
    if (call !== undefined && isTrusted(event, window())) return answer(call, sent);
    log.warn(
      `Call ${call ?? 'of another name'} refused: not from the console's own page, or not of the contract.`,
    );
    throw new Error('Refused.');
  });
};

/** Sends an event of the contract to the window. */
export type SendEvent = <Name extends EventName>(name: Name, argument: EventArgument<Name>) => void;

/** Sends to the window that exists at that moment; without one, the event is dropped. */
export const createEventSender =
  (window: () => WebContents | undefined): SendEvent =>
  (name, argument) => {
    const contents = window();
    if (contents && !contents.isDestroyed()) contents.send('event', name, argument);
  };
