import { ApiError, createHttpClient, getDashboard, markAllRead } from '@jeweler/core/api';
import type { AdminSession } from '@jeweler/core/schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memorySessionStore } from '../../../../../tests/support/memory-session-store.ts';
import { answer, stubServer } from '../../../../../tests/support/stub-server.ts';
import { createSession } from './session.ts';

const HOUR = 3_600_000;
const SERVER_NOW = Date.parse('2026-11-21T12:00:00Z');

const endsAfter = (milliseconds: number, token = 'a-token'): AdminSession => ({
  token,
  expiresAt: new Date(SERVER_NOW + milliseconds).toISOString(),
});

/** The server's answer: whose session it is, with the time by its own clock. */
const mine = async (_request: Request) =>
  Response.json(
    { username: 'maria', expiresAt: endsAfter(HOUR).expiresAt, publicOrigin: 'https://shop.example.com' },
    { headers: { date: new Date(SERVER_NOW).toUTCString() } },
  );
const refused = answer(401, { success: false, code: 'unauthorized', message: 'Please sign in again.' });
const unreachable = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

/** Lets pending responses resolve; no time passes. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const open = (stored?: AdminSession) => {
  const memory = memorySessionStore(stored);
  const session = createSession({ http: createHttpClient(), session: memory.store });
  const stop = session.start();
  return { session, stop, ...memory };
};

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER_NOW });
  stubServer(mine);
});

describe('a stored session', () => {
  test('is open at once, and has its name when the server has answered', async () => {
    const { session } = open(endsAfter(HOUR));
    expect(session.state()).toEqual({ phase: 'signed-in', token: 'a-token', username: undefined });
    await settle();
    expect(session.state()).toMatchObject({ phase: 'signed-in', token: 'a-token', username: 'maria' });
  });

  test('that is none leaves nothing behind', () => {
    const { session, clears } = open();
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'none' });
    expect(clears()).toBe(1);
  });

  test('that the server refuses is cleared, and waits for no other sign-in where that server is left', async () => {
    stubServer(refused);
    const { session, store } = open(endsAfter(HOUR));
    await settle();
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' });
    expect(store.read()).toBeUndefined();
    session.leave();
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'left' });
  });

  test('that has expired is cleared at once, and no server is asked', async () => {
    const asked = vi.fn(unreachable);
    stubServer(asked);
    const { session, store } = open(endsAfter(-1000));
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' });
    expect(store.read()).toBeUndefined();
    await settle();
    expect(asked).not.toHaveBeenCalled();
  });

  test('stays open when the server cannot be reached', async () => {
    stubServer(unreachable);
    const { session } = open(endsAfter(HOUR));
    await settle();
    expect(session.state().phase).toBe('signed-in');
  });
});

test('what the server calls its public origin reaches the host', async () => {
  const learnPublicOrigin = vi.fn();
  const { store } = memorySessionStore(endsAfter(HOUR));
  createSession({ http: createHttpClient(), session: store, learnPublicOrigin }).confirm();
  await settle();
  expect(learnPublicOrigin).toHaveBeenCalledExactlyOnceWith('https://shop.example.com');
});

describe('a computer whose clock is wrong', () => {
  test('two days ahead: a session opened now holds in this tab and in the others, for its hour', async () => {
    vi.setSystemTime(SERVER_NOW + 48 * HOUR);
    const { session, changeElsewhere } = open();
    changeElsewhere(endsAfter(HOUR));
    await settle();
    expect(session.state().phase).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(HOUR - 1000);
    expect(session.state().phase).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' });
  });

  test('two days behind: the session still ends on time', async () => {
    vi.setSystemTime(SERVER_NOW - 48 * HOUR);
    const { session } = open(endsAfter(HOUR));
    await settle();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(session.state().phase).toBe('signed-out');
  });

  test('an answer without the server’s time ends no session that has just been opened', async () => {
    vi.setSystemTime(SERVER_NOW + 48 * HOUR);
    stubServer(
      answer(200, {
        username: 'maria',
        expiresAt: endsAfter(HOUR).expiresAt,
        publicOrigin: 'https://shop.example.com',
      }),
    );
    const { session, changeElsewhere } = open();
    changeElsewhere(endsAfter(HOUR));
    await settle();
    expect(session.state()).toMatchObject({ phase: 'signed-in', username: 'maria' });
  });
});

describe('expiry while the page stands open', () => {
  test('ends the session on time, also when that is further off than a timer reaches', async () => {
    const { session } = open(endsAfter(60 * 24 * HOUR));
    await settle();
    await vi.advanceTimersByTimeAsync(59 * 24 * HOUR);
    expect(session.state().phase).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(session.state().phase).toBe('signed-out');
  });

  test('is noticed when the computer wakes, though no timer ran', async () => {
    const { session, store } = open(endsAfter(HOUR));
    await settle();
    vi.setSystemTime(SERVER_NOW + 2 * HOUR);
    window.dispatchEvent(new Event('focus'));
    expect(session.state().phase).toBe('signed-out');
    expect(store.read()).toBeUndefined();
  });
});

describe('signing in and out', () => {
  const signIn = async (request: Request) =>
    request.url.endsWith('/login')
      ? Response.json(endsAfter(HOUR), { headers: { date: new Date(SERVER_NOW).toUTCString() } })
      : mine(request);

  test('stores the session and knows who it is', async () => {
    stubServer(signIn);
    const { session, store } = open();
    await session.signIn({ username: 'maria', password: 'secret' });
    await settle();
    expect(store.read()).toEqual(endsAfter(HOUR));
    expect(session.state()).toMatchObject({ phase: 'signed-in', username: 'maria' });
  });

  test('fails without leaving anything', async () => {
    stubServer(refused);
    const { session, store } = open();
    await expect(session.signIn({ username: 'maria', password: 'x' })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(store.read()).toBeUndefined();
    expect(session.state().phase).toBe('signed-out');
  });

  test('Logout clears although the server is gone, and says so on the console only', async () => {
    const { session, store } = open(endsAfter(HOUR));
    await settle();
    stubServer(unreachable);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    session.signOut();
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'left' });
    expect(store.read()).toBeUndefined();
    await settle();
    expect(complain).toHaveBeenCalledOnce();
    complain.mockClear();
  });
});

describe('other tabs', () => {
  test('signing out there signs out here', async () => {
    const { session, changeElsewhere } = open(endsAfter(HOUR));
    await settle();
    changeElsewhere(undefined);
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' });
  });

  test('signing in there signs in here', async () => {
    const { session, changeElsewhere } = open();
    changeElsewhere(endsAfter(HOUR));
    await settle();
    expect(session.state()).toMatchObject({ phase: 'signed-in', username: 'maria' });
  });
});

describe('calls', () => {
  test('carry the token of the session', async () => {
    const { session } = open(endsAfter(HOUR));
    await settle();
    const sent: (string | null)[] = [];
    stubServer(async ({ headers }) => {
      sent.push(headers.get('authorization'));
      return Response.json({ unread: 0 });
    });
    await markAllRead(session.http);
    expect(sent).toEqual(['Bearer a-token']);
  });

  test.each([
    ['the reason', refused],
    ['no body', () => new Response('', { status: 401 })],
    ['a page', () => new Response('<h1>401 Unauthorized</h1>', { status: 401 })],
    ['JSON of another kind', () => Response.json({ error: 'token expired' }, { status: 401 })],
    [
      'the wrong code',
      () => Response.json({ success: false, code: 'internal', message: 'Oh.' }, { status: 401 }),
    ],
  ])('a refusal with %s ends the session and reaches the caller', async (_, response) => {
    const { session, store } = open(endsAfter(HOUR));
    await settle();
    stubServer(async (request) => response(request));
    await expect(getDashboard(session.http)).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' });
    expect(store.read()).toBeUndefined();
  });

  test('a late refusal of an earlier session leaves the present one alone', async () => {
    const { session, changeElsewhere } = open(endsAfter(HOUR, 'first'));
    await settle();
    stubServer(async (request) => {
      if (request.headers.get('authorization') !== 'Bearer first') return mine(request);
      changeElsewhere(endsAfter(HOUR, 'second'));
      return refused(request);
    });
    await expect(getDashboard(session.http)).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toMatchObject({ phase: 'signed-in', token: 'second' });
  });

  test('without a session nothing is asked', async () => {
    const { session } = open();
    const server = vi.fn(mine);
    stubServer(server);
    await expect(getDashboard(session.http)).rejects.toMatchObject({ code: 'unauthorized', status: 0 });
    expect(server).not.toHaveBeenCalled();
  });
});

describe('what runs with the token', () => {
  const failure = new ApiError('401', { status: 401, code: 'unauthorized' });

  test('ends the session when it is refused', async () => {
    const { session } = open(endsAfter(HOUR));
    await settle();
    await expect(session.withToken(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' });
  });

  test('leaves a session alone that has begun meanwhile', async () => {
    const { session, changeElsewhere } = open(endsAfter(HOUR, 'first'));
    await settle();
    const late = session.withToken(async () => {
      changeElsewhere(endsAfter(HOUR, 'second'));
      throw failure;
    });
    await expect(late).rejects.toBe(failure);
    expect(session.state()).toMatchObject({ phase: 'signed-in', token: 'second' });
  });

  test('does not run without a session', async () => {
    const { session } = open();
    const run = vi.fn();
    await expect(session.withToken(run)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(run).not.toHaveBeenCalled();
  });
});
