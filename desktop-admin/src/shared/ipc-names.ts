import type { CallName, EventName } from './ipc-contract.ts';

/**
 * The contract's channels by name alone, for the preload script: the contract itself would bring zod
 * along. Nothing else passes between window and main.
 */
export const callNames: readonly string[] = [
  'window:start',
  'server:connect',
  'session:keep',
  'session:drop',
  'clipboard:text',
  'clipboard:picture',
  'drag:start',
  'drag:release',
  'link:open',
  'files:arrived',
  'place:keep',
] satisfies CallName[];

export const eventNames: readonly string[] = [
  'command',
  'open-place',
  'download',
  'notice',
] satisfies EventName[];
