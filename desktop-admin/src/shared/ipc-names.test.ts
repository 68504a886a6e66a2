import { expect, test } from 'vitest';
import { calls } from './ipc-contract.ts';
import { callNames } from './ipc-names.ts';

test('the calls that the preload script lets pass are those of the contract', () => {
  expect(callNames).toEqual(Object.keys(calls));
});
