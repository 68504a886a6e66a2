import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { z } from 'zod';
import {
  type CallName,
  type CallResult,
  calls,
  type EventArgument,
  type EventName,
} from '../../shared/ipc-contract.ts';
import type { Log } from '../log/log.ts';

/** What answers each call of the contract; the argument has been parsed. */
export type CallHandlers = {
  readonly [Name in CallName]: (
    argument: z.output<(typeof calls)[Name]['argument']>,
  ) => CallResult<Name> | Promise<CallResult<Name>>;
};

interface AnswerDeps {
  readonly isTrusted: (event: IpcMainInvokeEvent) => boolean;
  readonly log: Log;
}

/**
 * Answers every call of the contract, and is the only place that hears the window. A sender that is
 * not our page and an argument that does not parse are refused without a word about why; the log knows.
 */
export const answerCalls = (handlers: CallHandlers, { isTrusted, log }: AnswerDeps): void => {
  const answer = <Name extends CallName>(name: Name) => {
    ipcMain.handle(name, async (event, sent: unknown) => {
      if (!isTrusted(event)) {
        log.warn(`Call ${name} refused: not from the console's own page.`);
        throw new Error('Refused.');
      }
      const parsed = calls[name].argument.safeParse(sent);
      if (!parsed.success) {
        log.warn(`Call ${name} refused: ${parsed.error.issues.map(({ code }) => code).join(', ')}.`);
        throw new Error('Refused.');
      }
      try {
        // The schema of `name` has just made this argument; TypeScript does not see the two as a pair.
        return await handlers[name](parsed.data as Parameters<CallHandlers[Name]>[0]);
      } catch (error) {
        log.error(`Call ${name} failed.`, error);
        throw error;
      }
    });
  };
  for (const name of Object.keys(calls) as CallName[]) answer(name);
};

/** Tells the window something of the contract. */
export type TellWindow = <Name extends EventName>(name: Name, argument: EventArgument<Name>) => void;

/** Tells the window that stands at that moment; without one there is nobody to hear it. */
export const createTellWindow =
  (window: () => WebContents | undefined): TellWindow =>
  (name, argument) => {
    const contents = window();
    if (contents && !contents.isDestroyed()) contents.send(name, argument);
  };
