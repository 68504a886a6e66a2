import { describe, expect, test } from 'vitest';
import { submissionKinds } from './kinds.ts';
import {
  answerDueAt,
  firstStatus,
  getStage,
  getStatuses,
  holdsSlot,
  matchingStatuses,
  nextStatuses,
} from './status.ts';

describe('the table of statuses', () => {
  test.each(submissionKinds)('%s leads from its first status to every other and nowhere else', (kind) => {
    const reached = new Set([firstStatus(kind)]);
    for (const status of reached) for (const next of nextStatuses(kind, status)) reached.add(next);
    expect([...reached].sort()).toEqual([...getStatuses(kind)].sort());
  });

  test.each(submissionKinds)(
    'whatever of %s is not spam may become spam, and spam nothing by name',
    (kind) => {
      for (const status of getStatuses(kind)) {
        expect(nextStatuses(kind, status).includes('spam')).toBe(status !== 'spam');
      }
    },
  );

  test('goes the ways that staff go', () => {
    const ways = (kind: 'contact' | 'appointment' | 'prize-claim', ...statuses: string[]) =>
      statuses
        .slice(1)
        .every((to, index) => (nextStatuses(kind, statuses[index] as never) as string[]).includes(to));
    expect(ways('contact', 'new', 'open', 'answered', 'done', 'open')).toBe(true);
    expect(ways('appointment', 'requested', 'proposed', 'confirmed', 'no-show')).toBe(true);
    expect(ways('appointment', 'requested', 'confirmed', 'cancelled')).toBe(true);
    expect(ways('appointment', 'requested', 'done')).toBe(false);
    expect(ways('prize-claim', 'new', 'scheduled', 'redeemed')).toBe(true);
    expect(ways('contact', 'new', 'confirmed')).toBe(false);
  });

  test('a slot is held while an appointment is requested, proposed or confirmed', () => {
    expect(getStatuses('appointment').filter((status) => holdsSlot('appointment', status))).toEqual([
      'requested',
      'proposed',
      'confirmed',
    ]);
    expect(holdsSlot('contact', 'new')).toBe(false);
    expect(holdsSlot('appointment', 'spam')).toBe(false);
  });
});

describe('the answer within 24 hours', () => {
  const receivedAt = new Date('2026-06-01T16:00:00Z');
  const dueAt = (kind: 'contact' | 'appointment' | 'prize-claim', status: string, changes = {}) =>
    answerDueAt({ kind, status: status as never, receivedAt, answeredAt: null, ...changes })?.toISOString();

  test('is due for messages and claims until they are answered or scheduled', () => {
    expect(dueAt('contact', 'new')).toBe('2026-06-02T16:00:00.000Z');
    expect(dueAt('contact', 'open')).toBe('2026-06-02T16:00:00.000Z');
    expect(dueAt('prize-claim', 'new')).toBe('2026-06-02T16:00:00.000Z');
    expect(dueAt('contact', 'answered')).toBeUndefined();
    expect(dueAt('prize-claim', 'scheduled')).toBeUndefined();
    expect(dueAt('contact', 'spam')).toBeUndefined();
    expect(dueAt('appointment', 'requested')).toBeUndefined();
  });

  test('counts hours that pass, also where the shop’s clock goes forward or back', () => {
    const before = { receivedAt: new Date('2026-03-07T17:00:00Z') };
    expect(dueAt('contact', 'new', before)).toBe('2026-03-08T17:00:00.000Z');
  });

  test('is not due a second time when a message is opened again', () => {
    expect(dueAt('contact', 'open', { answeredAt: new Date('2026-06-01T18:00:00Z') })).toBeUndefined();
  });
});

describe('a filter', () => {
  const names = (...args: Parameters<typeof matchingStatuses>) =>
    matchingStatuses(...args).map(({ kind, status }) => `${kind} ${status}`);

  test('of everything leaves spam out', () => {
    const all = names(undefined, ['all']);
    expect(all).toContain('subscription new');
    expect(all.filter((name) => name.endsWith('spam'))).toEqual([]);
    expect(names(undefined, ['spam'])).toHaveLength(submissionKinds.length);
  });

  test('may name kinds, a stage and statuses', () => {
    expect(names(['contact'], ['waiting'])).toEqual(['contact new', 'contact open']);
    expect(names(['appointment', 'contact'], ['waiting', 'done'])).toEqual([
      'appointment requested',
      'appointment done',
      'contact new',
      'contact open',
      'contact done',
    ]);
    expect(names(['subscription'], ['confirmed'])).toEqual([]);
  });

  test('finds each status in exactly one stage', () => {
    const staged = (['waiting', 'active', 'finished'] as const).flatMap((stage) => names(undefined, [stage]));
    expect([...staged].sort()).toEqual([...names(undefined, ['all'])].sort());
    expect(getStage('subscription', 'new')).toBe('active');
  });
});
