import type { CallName, EventName } from './ipc-contract.ts';

/**
 * The names of the contract's channels, for the preload script: the contract itself would add zod to it.
 * Nothing else passes between window and main.
 */
export const callNames: readonly string[] = [
  'window:start',
  'window:reload',
  'menu:offer',
  'colors:choose',
  'server:connect',
  'session:end',
  'lock:now',
  'lock:after',
  'lock:on-close',
  'lock:touch-id',
  'lock:pin',
  'lock:set-pin',
  'last-known:read',
  'clipboard:text',
  'clipboard:picture',
  'drag:start',
  'drag:release',
  'download:choose',
  'download:save',
  'download:cancel',
  'download:show',
  'download:open',
  'printing:set',
  'printing:printers',
  'printing:print',
  'link:open',
  'files:arrived',
  'submissions:arrived',
  'unread:show',
  'names:show',
  'quiet:choose',
  'hours:tell',
  'path:keep',
] satisfies CallName[];

export const eventNames: readonly string[] = Object.keys({
  command: true,
  lock: true,
  'open-path': true,
  'mark-read': true,
  download: true,
  saving: true,
  notice: true,
} satisfies Record<EventName, true>);
