import { expect, test, vi } from 'vitest';
import { createServerSession } from './server-session.ts';
import type { SessionVault } from './storage/session-vault.ts';

const SERVER = 'https://shop.example.com';
const session = { token: 'a-secret-token', expiresAt: '2026-11-22T00:00:00.000Z' };

const opened = (keeps: Awaited<ReturnType<SessionVault['keep']>> = 'encrypted', kept?: typeof session) => {
  let held = kept;
  const vault: SessionVault = {
    read: (origin) => (origin === SERVER ? held : undefined),
    keep: async (_origin, next) => {
      held = next;
      return keeps;
    },
    isSealed: () => false,
    drop: () => {
      held = undefined;
    },
  };
  const onMemoryOnly = vi.fn();
  const onSignOut = vi.fn();
  let origin: string | undefined = SERVER;
  const connect = (other: string | undefined) => {
    origin = other;
  };
  return {
    connect,
    onMemoryOnly,
    onSignOut,
    sessions: createServerSession({
      vault,
      server: () => origin,
      onMemoryOnly,
      onSignOut,
      onChange: () => {},
    }),
  };
};

test('the window gets a handle, which is no part of the token and stands for it here alone', () => {
  const { sessions } = opened();
  const given = sessions.open(session, SERVER);
  expect(given.expiresAt).toBe(session.expiresAt);
  expect(given.token).not.toContain(session.token);
  expect(sessions.forWindow()).toEqual(given);
  expect(sessions.getToken(given.token)).toBe(session.token);
  expect(sessions.getToken(session.token)).toBeUndefined();
});

test('a kept session comes with a handle that stays the same while the program runs', () => {
  const { sessions } = opened('encrypted', session);
  const given = sessions.forWindow();
  expect(sessions.forWindow()).toEqual(given);
  expect(sessions.getToken(given?.token ?? '')).toBe(session.token);
});

test('the handle of an earlier, an ended or another server’s session stands for nothing', () => {
  const { sessions, connect } = opened();
  const first = sessions.open(session, SERVER).token;
  const second = sessions.open({ ...session, token: 'the-next' }, SERVER).token;
  expect(sessions.getToken(first)).toBeUndefined();
  connect('https://elsewhere.example');
  expect(sessions.getToken(second)).toBeUndefined();
  expect(sessions.forWindow()).toBeUndefined();
  connect(SERVER);
  sessions.end(first);
  expect(sessions.getToken(second)).toBe('the-next');
  sessions.end(second);
  expect(sessions.getToken(second)).toBeUndefined();
});

test('a session that comes when another server has been connected to is not opened there', () => {
  const { sessions, connect } = opened();
  connect('https://elsewhere.example');
  expect(() => sessions.open(session, SERVER)).toThrow('another server');
  connect(SERVER);
  expect(sessions.forWindow()).toBeUndefined();
});

test('the token of a session that has ended is given once, to sign out with', () => {
  const { sessions } = opened();
  const present = sessions.open(session, SERVER).token;
  expect(sessions.takeToken(present)).toBe(session.token);
  expect(sessions.forWindow()).toBeUndefined();
  expect(sessions.takeToken(present)).toBeUndefined();
  const ended = sessions.open(session, SERVER).token;
  sessions.end(ended);
  expect(sessions.getToken(ended)).toBeUndefined();
  expect(sessions.takeToken(ended)).toBe(session.token);
  expect(sessions.takeToken(ended)).toBeUndefined();
});

test('a sign-out is told once, and the late one of an earlier session is none', () => {
  const { sessions, onSignOut } = opened();
  const earlier = sessions.open(session, SERVER).token;
  sessions.takeToken(earlier);
  sessions.open(session, SERVER);
  sessions.takeToken(earlier);
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('where it cannot be kept that is told once', async () => {
  const { sessions, onMemoryOnly } = opened('memory');
  sessions.open(session, SERVER);
  sessions.open(session, SERVER);
  await expect.poll(() => onMemoryOnly).toHaveBeenCalled();
  expect(onMemoryOnly).toHaveBeenCalledOnce();
});
