import { expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { createSessionStore } from './session-store.ts';

const session = { token: 'a-token', expiresAt: '2026-11-21T12:00:00.000Z' };

test('begins with what main has kept, and asks for nothing more', () => {
  const { bridge, call } = consoleBridge();
  expect(createSessionStore({ bridge, initial: session, onMemoryOnly: () => {} }).read()).toEqual(session);
  expect(createSessionStore({ bridge, initial: null, onMemoryOnly: () => {} }).read()).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('a session is there at once and kept by main; leaving drops it', () => {
  const { bridge, told } = consoleBridge({ 'session:keep': async () => 'encrypted' });
  const store = createSessionStore({ bridge, initial: null, onMemoryOnly: () => {} });
  store.write(session);
  expect(store.read()).toEqual(session);
  expect(told('session:keep')).toEqual([session]);
  store.clear();
  expect(store.read()).toBeUndefined();
  expect(told('session:drop')).toHaveLength(1);
});

test.each([
  ['has no keyring', async () => 'memory' as const],
  ['cannot write', async () => Promise.reject(new Error('ENOSPC'))],
])('where main %s the person is told, once, and stays signed in', async (_, keep) => {
  const { bridge } = consoleBridge({ 'session:keep': keep });
  const onMemoryOnly = vi.fn();
  const store = createSessionStore({ bridge, initial: null, onMemoryOnly });
  store.write(session);
  store.write(session);
  await vi.waitFor(() => expect(onMemoryOnly).toHaveBeenCalledOnce());
  expect(store.read()).toEqual(session);
});

test('where main keeps it nobody is told anything', async () => {
  const { bridge, call } = consoleBridge({ 'session:keep': async () => 'encrypted' });
  const onMemoryOnly = vi.fn();
  createSessionStore({ bridge, initial: null, onMemoryOnly }).write(session);
  await call.mock.results[0]?.value;
  await Promise.resolve();
  expect(onMemoryOnly).not.toHaveBeenCalled();
});
