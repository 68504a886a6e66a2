import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keyring, noKeyring } from '../../../tests/support/test-keyring.ts';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { openPinUnlock } from './pin-unlock.ts';

const SERVER = 'https://shop.example.com';
const END = '2026-11-22T00:00:00.000Z';

const setUp = async (ring = keyring) => {
  const file = join(useTemporaryFolder(), 'pin.bin');
  vi.setSystemTime(Date.parse(END) - 3_600_000);
  const state = { session: { token: 'handle', expiresAt: END } };
  const onUnlock = vi.fn();
  const onChange = vi.fn();
  const open = (present = ring) =>
    openPinUnlock({
      file,
      keyring: present,
      session: () => ({ forWindow: () => state.session }),
      server: () => SERVER,
      onUnlock,
      onChange,
    });
  const pin = await open();
  return { pin, open, file, state, onUnlock, onChange };
};

const withPin = async () => {
  const all = await setUp();
  all.pin.learnUsername('ada');
  all.pin.passwordAccepted();
  expect(await all.pin.set('271828')).toBe(true);
  return all;
};

test('the right PIN unlocks, also after a restart, and is nowhere on the disk', async () => {
  const { open, file, onUnlock } = await withPin();
  expect(readFileSync(file, 'latin1')).not.toContain('ada');
  const again = await open();
  expect(again.state()).toBe('set');
  again.learnUsername('ada');
  expect(await again.unlock('271828')).toEqual({ outcome: 'unlocked' });
  expect(onUnlock).toHaveBeenCalledOnce();
});

test('after five wrong ones only the password counts, a restart notwithstanding', async () => {
  const { pin, open, onUnlock } = await withPin();
  for (const triesLeft of [4, 3]) expect(await pin.unlock('314159')).toEqual({ outcome: 'wrong', triesLeft });
  const again = await open();
  again.learnUsername('ada');
  const answers = await Promise.all(['1', '2', '3', '4'].map((digit) => again.unlock(`31415${digit}`)));
  expect(answers.map((answer) => (answer.outcome === 'wrong' ? answer.triesLeft : answer.outcome))).toEqual([
    2,
    1,
    0,
    'refused',
  ]);
  expect(again.state()).toBe('used-up');
  expect(await again.unlock('271828')).toEqual({ outcome: 'refused' });
  expect((await open()).state()).toBe('used-up');
  expect(onUnlock).not.toHaveBeenCalled();

  again.passwordAccepted();
  expect(await again.unlock('271828')).toEqual({ outcome: 'unlocked' });
});

test('none is set without the password, too late after it, twice with it, or if everybody would guess it', async () => {
  const { pin, file } = await setUp();
  pin.learnUsername('ada');
  expect(await pin.set('271828')).toBe(false);
  pin.passwordAccepted();
  vi.setSystemTime(Date.now() + 60_001);
  expect(await pin.set('271828')).toBe(false);
  for (const guessable of ['000000', '123456', '987654', '12345', '1234567']) {
    pin.passwordAccepted();
    expect(await pin.set(guessable)).toBe(false);
  }
  expect(existsSync(file)).toBe(false);
  pin.passwordAccepted();
  expect(await pin.set('271828')).toBe(true);
  expect(await pin.set('161803')).toBe(false);
});

test('right after a start it unlocks before the server has said whose session it is; the tries are the same', async () => {
  const { open, onUnlock } = await withPin();
  const again = await open();
  expect(await again.unlock('314159')).toEqual({ outcome: 'wrong', triesLeft: 4 });
  expect(await again.unlock('271828')).toEqual({ outcome: 'unlocked' });
  expect(onUnlock).toHaveBeenCalledOnce();
  for (let tries = 0; tries < 5; tries += 1) await again.unlock('314159');
  expect(await again.unlock('271828')).toEqual({ outcome: 'refused' });
  again.passwordAccepted();
  vi.setSystemTime(END);
  expect(await again.unlock('271828')).toEqual({ outcome: 'refused' });
  expect(onUnlock).toHaveBeenCalledOnce();
});

test('it does not outlive its session, and unlocks none but its own', async () => {
  const { pin, state, onUnlock } = await withPin();
  vi.setSystemTime(END);
  expect(await pin.unlock('271828')).toEqual({ outcome: 'refused' });
  vi.setSystemTime(Date.parse(END) - 1000);
  const unlocking = pin.unlock('271828');
  state.session = { token: 'another', expiresAt: END };
  expect(await unlocking).toEqual({ outcome: 'refused' });
  expect(onUnlock).not.toHaveBeenCalled();
});

test('it goes with the sign-out, and when somebody else signs in; the same person keeps it', async () => {
  const signedOut = await withPin();
  signedOut.pin.signedOut();
  expect(existsSync(signedOut.file)).toBe(false);
  expect(signedOut.pin.state()).toBe('none');

  const { pin, file } = await withPin();
  pin.sessionChanged();
  pin.learnUsername('ada');
  expect(pin.state()).toBe('set');
  pin.sessionChanged();
  pin.learnUsername('grace');
  expect(pin.state()).toBe('none');
  expect(existsSync(file)).toBe(false);
});

const locked = { ...noKeyring, isAvailable: async () => true };

test.each([
  ['is not unlocked', locked, 'none'],
  ['does not run yet', noKeyring, 'impossible'],
] as const)(
  'a keyring that %s costs nobody the PIN: it is set again when the keyring is there',
  async (_, ring, state) => {
    const { open } = await withPin();
    expect((await open(ring)).state()).toBe(state);
    expect((await open()).state()).toBe('set');
  },
);

test('one that a working keyring cannot decrypt ends with the next sign-in: nobody knows whose it is', async () => {
  const { open, file } = await withPin();
  const pin = await open(locked);
  pin.sessionChanged();
  pin.learnUsername('grace');
  expect(existsSync(file)).toBe(false);
});

test('without a keyring, or with a file that cannot be read, there is none', async () => {
  const { pin } = await setUp(noKeyring);
  pin.learnUsername('ada');
  await expect.poll(() => pin.state()).toBe('impossible');
  const { open, file } = await withPin();
  writeFileSync(file, await keyring.encrypt('broken'));
  expect((await open()).state()).toBe('none');
  expect(existsSync(file)).toBe(false);
});
