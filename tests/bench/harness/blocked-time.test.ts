import { expect, test } from 'vitest';
import { blockedProcessorTime, type TraceEvent } from './blocked-time.ts';

const page = { pid: 7, tid: 1 };
const navigation = (url: string, ts: number): TraceEvent => ({
  ...page,
  name: 'navigationStart',
  ph: 'R',
  ts,
  args: { data: { documentLoaderURL: url } },
});
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'R', ts: 2000 };
const task = (ts: number, dur: number, tdur?: number, thread = page): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  ...(tdur === undefined ? {} : { tdur }),
});
const start = [navigation('about:blank', 0), navigation('http://127.0.0.1:3000/', 1000), paint];

test('tasks count with what they take beyond 50 ms of processor time, slowed down', () => {
  const tasks = [task(3000, 20_000, 20_000), task(30_000, 15_000, 15_000), task(60_000, 12_000, 12_000)];
  expect(blockedProcessorTime([...start, ...tasks], 4)).toBe(30 + 10);
});

test('time in which the thread waits for a core does not count', () => {
  expect(blockedProcessorTime([...start, task(3000, 90_000, 10_000)], 4)).toBe(0);
});

test('tasks before the first paint, of other threads and of other processes do not count', () => {
  const others = [
    task(1500, 40_000, 40_000),
    task(3000, 40_000, 40_000, { pid: 7, tid: 2 }),
    task(3000, 40_000, 40_000, { pid: 8, tid: 1 }),
  ];
  expect(blockedProcessorTime([...start, ...others, task(3000, 20_000, 20_000)], 4)).toBe(30);
});

test.each([
  ['navigation', [paint, task(3000, 20_000, 20_000)]],
  ['first contentful paint', [...start.slice(0, 2), task(3000, 20_000, 20_000)]],
  ['processor time', [...start, task(3000, 20_000)]],
])('a trace without %s is an error, not a good figure', (missing, events) => {
  expect(() => blockedProcessorTime(events, 4)).toThrow(missing);
});
