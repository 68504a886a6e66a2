import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseChanges } from '../database/database-changes.ts';
import { startJobs } from '../jobs.ts';
import { AdminEvents, type AdminEventsDeps } from './admin-events.ts';

beforeEach(() => void vi.useFakeTimers());

test('a heartbeat during which the database cannot be read is logged, and the streams stay', async () => {
  const logged: unknown[] = [];
  const sent: string[] = [];
  const events = new AdminEvents({
    media: { onChange: () => () => {}, revision: '1' },
    catalogue: { onChange: () => () => {}, version: 1 },
    submissions: { onChange: () => () => {}, revision: '1' },
    sessions: { isLive: () => Promise.reject(new Error('disk I/O error')) },
    changes: new DatabaseChanges(() => 1),
    // Only the parts of the dependencies that the streams use.
  } as unknown as AdminEventsDeps);
  const heartbeat = {
    name: 'keeping event streams alive',
    intervalMs: 15_000,
    run: () => events.sendHeartbeat(),
  };
  const stop = startJobs([heartbeat], { error: (about: unknown) => void logged.push(about) });
  const session = {
    fingerprint: 'x',
    adminId: 1,
    role: 'owner' as const,
    username: 'ada',
    name: null,
    expiresAt: new Date(Date.now() + 3.6e6).toISOString(),
    usedAt: null,
    factorSince: null,
    factorFrom: null,
  };
  events.join({ send: (text: string) => void sent.push(text), end: () => {} } as never, session);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent.filter((text) => text === ':\n\n')).toHaveLength(2);
  expect(logged).toEqual([{ err: new Error('disk I/O error'), task: 'keeping event streams alive' }]);
  stop();
  events.close();
});
