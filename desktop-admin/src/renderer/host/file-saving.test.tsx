import { toaster } from '@jeweler/core/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { deferred } from '../../../../tests/support/deferred.ts';
import type { DownloadResult, DownloadTarget } from '../../shared/ipc-contract.ts';
import { createFileSaving } from './file-saving.ts';

const TICKET = '/api/downloads/ticket';

/** A download that the test completes. */
const open = (savedTo: DownloadTarget = { outcome: 'chosen', id: 7 }) => {
  const { promise, resolve, reject } = deferred<DownloadResult>();
  const main = consoleBridge({ 'download:choose': async () => savedTo, 'download:save': () => promise });
  return { ...main, save: createFileSaving(main.bridge), resolve, reject };
};

const notices = () =>
  toaster
    .getVisibleToasts()
    .map(({ title, description, meta }) => ({ title, description, actions: meta?.actions }));

beforeEach(() => {
  vi.useFakeTimers();
  // Of other files in this process.
  toaster.remove();
});
afterEach(() => {
  toaster.remove();
});

test('the place is asked for first, then the server, and what is quick needs no words', async () => {
  const { save, call, resolve } = open();
  const prepare = vi.fn(async () => TICKET);
  const saved = save({ name: 'rings.zip', prepare });
  resolve({ outcome: 'saved', savedTo: '/home/staff/rings.zip', canOpen: false });
  expect(await saved).toEqual({
    outcome: 'saved',
    savedTo: '/home/staff/rings.zip',
    // An archive is not opened.
    actions: { show: expect.any(Function) },
  });
  expect(call.mock.calls).toEqual([
    ['download:choose', 'rings.zip'],
    ['download:save', { id: 7, url: TICKET }],
  ]);
  expect(notices()).toEqual([]);
});

test('a saved file is shown and opened by its number, and what went wrong there is said', async () => {
  const sentence = 'ring.jpg is no longer in /home/staff: it has been moved or deleted.';
  const { bridge, told } = consoleBridge({
    'download:choose': async () => ({ outcome: 'chosen', id: 7 }),
    'download:save': async () => ({ outcome: 'saved', savedTo: '/home/staff/ring.jpg', canOpen: true }),
    'download:show': async () => ({ outcome: 'done' }),
    'download:open': async () => ({ outcome: 'failed', sentence }),
  });
  const saved = await createFileSaving(bridge)({ name: 'ring.jpg', prepare: async () => TICKET });
  if (saved.outcome !== 'saved') throw new Error('It was not saved.');
  await saved.actions.show();
  expect(told('download:show')).toEqual([7]);
  expect(notices()).toEqual([]);
  await saved.actions.open?.();
  expect(told('download:open')).toEqual([7]);
  expect(notices()).toMatchObject([{ description: sentence }]);
});

test('a dialog that is cancelled asks the server for nothing', async () => {
  const prepare = vi.fn(async () => TICKET);
  expect(await open({ outcome: 'cancelled' }).save({ name: 'rings.zip', prepare })).toEqual({
    outcome: 'cancelled',
  });
  expect(prepare).not.toHaveBeenCalled();
});

test('a server that refuses is passed on, and the place is dropped', async () => {
  const { save, told } = open();
  const refused = new Error('no');
  await expect(save({ name: 'rings.zip', prepare: () => Promise.reject(refused) })).rejects.toBe(refused);
  expect(told('download:cancel')).toEqual([7]);
  expect(told('download:save')).toEqual([]);
});

test('what takes longer says how far it is, can be cancelled there, and is not shown again once closed', async () => {
  const { save, emit, told, resolve } = open();
  const saved = save({ name: 'rings.zip', prepare: async () => TICKET });
  await vi.advanceTimersByTimeAsync(1000);
  expect(notices()).toMatchObject([
    { title: 'Downloading rings.zip', description: 'Waiting for the server.' },
  ]);
  emit('progress', { id: 8, name: 'rings.zip', received: 1, total: 2 });
  emit('progress', { id: 7, name: 'rings.zip', received: 2 * 1024 * 1024, total: 8 * 1024 * 1024 });
  expect(notices()).toMatchObject([{ description: '2 MB of 8 MB', actions: [{ label: 'Cancel' }] }]);
  notices()[0]?.actions[0].run();
  expect(told('download:cancel')).toEqual([7]);

  toaster.remove();
  emit('progress', { id: 7, name: 'rings.zip', received: 3 * 1024 * 1024, total: 8 * 1024 * 1024 });
  expect(notices()).toEqual([]);
  resolve({ outcome: 'cancelled' });
  expect(await saved).toEqual({ outcome: 'cancelled' });
});

test('a call that breaks is a failure in words', async () => {
  const { save, reject } = open();
  const saved = save({ name: 'rings.zip', prepare: async () => TICKET });
  await vi.advanceTimersByTimeAsync(1000);
  reject(new Error('gone'));
  expect(await saved).toMatchObject({ outcome: 'failed', sentence: expect.stringContaining('try again') });
});
