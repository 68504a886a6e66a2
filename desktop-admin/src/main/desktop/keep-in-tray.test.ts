import { expect, test, vi } from 'vitest';
import { createKeepInTray } from './keep-in-tray.ts';

/** A desktop that has a tray, or finds one when it is asked. */
const open = ({ has = true, finds = false, keeps = true } = {}) => {
  let isThere = has;
  const ask = vi.fn(async () => {
    isThere = await Promise.resolve(isThere || finds);
    return isThere;
  });
  const calls = { keep: vi.fn(), show: vi.fn(), quit: vi.fn(), onFound: vi.fn() };
  const settings = { get: () => ({ keepInTray: keeps }) } as Parameters<
    typeof createKeepInTray
  >[0]['settings'];
  const support = { isThere: () => isThere, ask, wait: ask };
  return { ...calls, ask, tray: createKeepInTray({ settings, support, ...calls }) };
};

test('with a tray, the closed window is hidden, and the program starts hidden', () => {
  const { tray, ask } = open();
  expect([tray.hidesOnClose(), tray.startsHidden()]).toEqual([true, true]);
  expect(ask).not.toHaveBeenCalled();
});

test('who does not want it has none of that, and no desktop is asked', () => {
  const { tray, ask } = open({ has: false, finds: true, keeps: false });
  expect([tray.hidesOnClose(), tray.startsHidden()]).toEqual([false, false]);
  expect(ask).not.toHaveBeenCalled();
});

test.each(['hidesOnClose', 'startsHidden'] as const)(
  'a tray that has appeared since the start is found (%s), and offered',
  async (question) => {
    const { tray, keep, onFound, show, quit } = open({ has: false, finds: true });
    expect(tray[question]()).toBe(true);
    await vi.waitFor(() => expect(onFound).toHaveBeenCalledOnce());
    expect(keep).toHaveBeenCalledExactlyOnceWith(true);
    expect([show, quit].flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);

test('without one, closing the window ends the program, and a hidden start shows it', async () => {
  const closed = open({ has: false });
  closed.tray.hidesOnClose();
  await vi.waitFor(() => expect(closed.quit).toHaveBeenCalledOnce());
  const started = open({ has: false });
  started.tray.startsHidden();
  await vi.waitFor(() => expect(started.show).toHaveBeenCalledOnce());
  expect([closed.show, started.quit, started.keep].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
