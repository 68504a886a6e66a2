import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

const LIST = '/api/admin/media';
const fetchStub = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response('{}'));

const request = (path: string, token = 'a-token') =>
  new Request(new URL(path, window.location.origin), { headers: { authorization: `Bearer ${token}` } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  fetchStub.mockClear();
});

test('what was asked for ahead is asked for once, and anew the next time', async () => {
  const early = createEarlyAnswers();
  const asked = [early.ask(LIST, 'a-token'), early.ask(`${LIST}/limits`, 'a-token')];
  expect(await early.fetch(request(`${LIST}/limits`))).toBe(await asked[1]);
  expect(await early.fetch(request(LIST))).toBe(await asked[0]);
  expect(fetchStub).toHaveBeenCalledTimes(2);
  await early.fetch(request(LIST));
  expect(fetchStub).toHaveBeenCalledTimes(3);
});

test('a rescan and other calls are asked for by themselves', async () => {
  const early = createEarlyAnswers();
  await early.ask(LIST, 'a-token');
  await early.fetch(request(`${LIST}?rescan=1`));
  await early.fetch(request('/api/admin/session'));
  await early.fetch(new Request(request(LIST), { method: 'POST' }));
  expect(fetchStub).toHaveBeenCalledTimes(4);
});

test('the answer to one session is not given to another', async () => {
  const early = createEarlyAnswers();
  const asked = early.ask(LIST, 'a-token');
  expect(await early.fetch(request(LIST, 'another'))).not.toBe(await asked);
});

test('an answer that has lain too long is asked for anew', async () => {
  vi.useFakeTimers();
  const early = createEarlyAnswers();
  const asked = early.ask(LIST, 'a-token');
  vi.advanceTimersByTime(10_000);
  expect(await early.fetch(request(LIST))).not.toBe(await asked);
});

test('a lost connection is heard by whoever takes the answer', async () => {
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const early = createEarlyAnswers();
  void early.ask(LIST, 'a-token').catch(() => undefined);
  await expect(early.fetch(request(LIST))).rejects.toThrow('Failed to fetch');
});
