import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { DriveAccess, DriveBusyError } from './drive-access.ts';

const logged: string[] = [];
const log = {
  info: (_fields: object, line: string) => void logged.push(line),
  warn: (_fields: object, line: string) => void logged.push(line),
} as unknown as ConstructorParameters<typeof DriveAccess>[1];

let drive: DriveAccess;
beforeEach(() => {
  vi.useFakeTimers();
  logged.length = 0;
  drive = new DriveAccess('/media', log);
});

/** A call that hangs until it is resolved, and its outcome for the caller. */
const hangingCall = () => {
  const call = deferred<string>();
  const outcome = drive.run(() => call.promise).catch((error: unknown) => error);
  return { ...call, outcome };
};

describe('a drive', () => {
  test('that answers gives results and faults as they are', async () => {
    expect(await drive.run(async () => 'content')).toBe('content');
    await expect(drive.run(() => Promise.reject(new Error('EIO')))).rejects.toThrow('EIO');
    expect(logged).toEqual([]);
  });

  test('that hangs is given up after five seconds, also by those who wait for their turn', async () => {
    const outcomes = Array.from({ length: 5 }, () => hangingCall().outcome);
    await vi.advanceTimersByTimeAsync(5000);
    for (const outcome of outcomes) expect(await outcome).toBeInstanceOf(DriveBusyError);
  });

  test('that hangs in all its places is not asked again until one call returns', async () => {
    const [first, second] = [hangingCall(), hangingCall()];
    await vi.advanceTimersByTimeAsync(5000);
    let isAsked = false;
    const ask = async () => {
      isAsked = true;
      return 'content';
    };
    await expect(drive.run(ask)).rejects.toBeInstanceOf(DriveBusyError);
    expect([isAsked, logged.length]).toEqual([false, 1]);
    first.resolve('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(await drive.run(ask)).toBe('content');
    second.reject(new Error('EIO'));
    await vi.advanceTimersByTimeAsync(0);
    expect(logged.at(-1)).toBe('a drive answers again');
  });

  test('takes no more than may wait', async () => {
    const waiting = Array.from({ length: 502 }, () => hangingCall().outcome);
    await expect(drive.run(async () => 'one more')).rejects.toBeInstanceOf(DriveBusyError);
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all(waiting);
  });

  test('is relieved of what came too late', async () => {
    const call = deferred<string>();
    const released: string[] = [];
    const outcome = drive.run(
      () => call.promise,
      async (late) => void released.push(late),
    );
    const refusal = expect(outcome).rejects.toBeInstanceOf(DriveBusyError);
    await vi.advanceTimersByTimeAsync(5000);
    await refusal;
    call.resolve('a handle');
    await vi.advanceTimersByTimeAsync(0);
    expect(released).toEqual(['a handle']);
  });
});

test('files are closed while the drive hangs', async () => {
  vi.useRealTimers();
  const handle = await open(join(useTemporaryFolder(), 'file'), 'w');
  await drive.close(handle);
  expect(handle.fd).toBe(-1);
});
