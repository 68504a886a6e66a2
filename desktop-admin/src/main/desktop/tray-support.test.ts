import { expect, test, vi } from 'vitest';
import { hasTray } from './tray-support.ts';

const answering = (output: string | undefined) => vi.fn(async () => output);

test.each([
  ['win32', undefined],
  ['darwin', undefined],
  ['linux', 'KDE'],
  ['linux', 'X-Cinnamon'],
  ['linux', undefined],
] as const)('%s (%s) has a tray, and is not asked', async (platform, desktop) => {
  const ask = answering(undefined);
  expect(await hasTray(platform, desktop, ask)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['GNOME', '(<true>,)\n', true],
  ['ubuntu:GNOME', '(<true>,)\n', true],
  ['ubuntu:GNOME', '(<false>,)\n', false],
  ['GNOME', undefined, false],
] as const)('%s, which answers %s: %s', async (desktop, output, expected) => {
  const ask = answering(output);
  expect(await hasTray('linux', desktop, ask)).toBe(expected);
  expect(ask).toHaveBeenCalledExactlyOnceWith('gdbus', expect.arrayContaining(['--session']));
});
