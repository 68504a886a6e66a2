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
  expect(await support.wait()).toBe(true);
  expect(query).not.toHaveBeenCalled();
});

test.each(['GNOME', 'ubuntu:GNOME'])('%s is asked', async (desktop) => {
  const query = answering('(<true>,)\n');
  const support = createTraySupport('linux', desktop, query);
  expect(support.isThere()).toBe(false);
  expect(await support.wait()).toBe(true);
  expect(support.isThere()).toBe(true);
  expect(query).toHaveBeenCalledExactlyOnceWith('gdbus', expect.arrayContaining(['--session']));
});

test.each([
  ['appears', '(<false>,)', 4, true],
  ['never appears', '(<false>,)', 1000, false],
  ['never appears, as where there is no gdbus', undefined, 1000, false],
] as const)('while a desktop starts it is asked until the tray %s', async (_, no, answers, expected) => {
  vi.useFakeTimers();
  let asked = 0;
  const support = createTraySupport('linux', 'GNOME', async () => {
    asked += 1;
    return asked < answers ? no : '(<true>,)';
  });
  const found = support.wait();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await found).toBe(expected);
  expect(support.isThere()).toBe(expected);
  expect(asked).toBeLessThanOrEqual(11);
});
