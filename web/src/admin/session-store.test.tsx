import { expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

const session = { token: 'a-token', expiresAt: '2026-11-21T12:00:00.000Z' };

const onLocalStorage = () => createSessionStore(() => {});

test('keeps the session under the two keys of the specification and nothing else', () => {
  const store = onLocalStorage();
  store.write(session);
  expect({ ...localStorage }).toEqual({ adminToken: 'a-token', adminTokenExpiry: session.expiresAt });
  expect(store.read()).toEqual(session);
  store.clear();
  expect({ ...localStorage }).toEqual({});
  expect(store.read()).toBeUndefined();
});

test.each([
  ['no token', { adminTokenExpiry: session.expiresAt }],
  ['no expiry', { adminToken: 'a-token' }],
  ['an expiry that is no date', { adminToken: 'a-token', adminTokenExpiry: 'soon' }],
])('%s is no session', (_, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(onLocalStorage().read()).toBeUndefined();
});

test('a full storage leaves the session in memory, half of it nowhere, and tells once', () => {
  const stored = localStorage;
  const full: Storage = Object.assign(Object.create(stored), {
    setItem: (key: string, value: string) => {
      if (key === 'adminToken') throw new DOMException('Full.', 'QuotaExceededError');
      stored.setItem(key, value);
    },
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
  });
  vi.stubGlobal('localStorage', full);
  const tell = vi.fn();
  const store = createSessionStore(tell);
  store.write(session);
  store.write(session);
  expect(store.read()).toEqual(session);
  expect({ ...stored }).toEqual({});
  expect(tell).toHaveBeenCalledOnce();
  store.clear();
  expect(store.read()).toBeUndefined();
});

test('tells when the session’s keys change or everything is cleared, not of other keys', () => {
  const listener = vi.fn();
  const stop = onLocalStorage().subscribe(listener);
  for (const key of ['adminToken', 'adminTokenExpiry', null, 'adminColorScheme']) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }));
  expect(listener).toHaveBeenCalledTimes(3);
});
