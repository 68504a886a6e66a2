import { expect, test, vi } from 'vitest';
import { createTraySupport } from './tray-support.ts';

const answering = (output: string | undefined) => vi.fn(async () => output);

test.each([
  ['win32', undefined],
  ['darwin', undefined],
  ['linux', 'KDE'],
  ['linux', 'X-Cinnamon'],
  ['linux', undefined],
] as const)('%s (%s) has a tray, and is not asked', async (platform, desktop) => {
  const query = answering(undefined);
  const support = createTraySupport(platform, desktop, query);
  expect(support.isThere()).toBe(true);
  expect(await support.ask()).toBe(true);
  expect(query).not.toHaveBeenCalled();
});

test.each([
  ['GNOME', '(<true>,)\n', true],
  ['ubuntu:GNOME', '(<true>,)\n', true],
  ['ubuntu:GNOME', '(<false>,)\n', false],
  ['GNOME', undefined, false],
] as const)('%s, which answers %s: %s', async (desktop, output, expected) => {
  const query = answering(output);
  const support = createTraySupport('linux', desktop, query);
  expect(support.isThere()).toBe(false);
  expect(await support.ask()).toBe(expected);
  expect(support.isThere()).toBe(expected);
  expect(query).toHaveBeenCalledExactlyOnceWith('gdbus', expect.arrayContaining(['--session']));
});

test('a desktop that answers no is asked again, one that has answered yes is not', async () => {
  const query = vi.fn().mockResolvedValueOnce('(<false>,)').mockResolvedValue('(<true>,)');
  const support = createTraySupport('linux', 'GNOME', query);
  expect(await support.ask()).toBe(false);
  expect(await support.ask()).toBe(true);
  expect(await support.ask()).toBe(true);
  expect(query).toHaveBeenCalledTimes(2);
});

test.each([
  ['appears', 4, true],
  ['never appears', 1000, false],
] as const)('while a desktop starts it is asked until the tray %s', async (_, answers, expected) => {
  vi.useFakeTimers();
  let asked = 0;
  const support = createTraySupport('linux', 'GNOME', async () => {
    asked += 1;
    return asked < answers ? '(<false>,)' : '(<true>,)';
  });
  const found = support.wait();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await found).toBe(expected);
  expect(asked).toBeLessThanOrEqual(11);
  vi.useRealTimers();
});
