import { expect, test } from 'vitest';
import { calls, events } from './ipc-contract.ts';
import { callNames, eventNames } from './ipc-names.ts';

test('the names that the preload script lets pass are those of the contract', () => {
  expect(callNames).toEqual(Object.keys(calls));
  expect(eventNames).toEqual(Object.keys(events));
});
