import { expect, test } from 'vitest';
import { RedemptionUndo } from './redemption-undo.ts';

const AT = '2026-06-01T16:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000);

/** Redeemed at an uptime of 500 seconds, and checked `seconds` of uptime later. */
const redeemed = (seconds: number) => {
  let uptime = 500_000;
  const undo = new RedemptionUndo(() => uptime, false);
  undo.begin(7);
  uptime += seconds * 1000;
  return undo;
};

test.each([
  ['at once', 0, 0, 60_000],
  ['after 59 seconds', 59, 59, 1000],
  ['after a minute', 60, 60, 0],
  ['after an hour', 3600, 3600, 0],
  ['with the clock set back by an hour at once', 1, -3599, 59_000],
  ['with the clock set back by an hour, and a minute gone', 61, -3539, 0],
  ['when the clock that was set back shows the time of the redemption again', 3601, 1, 0],
  ['with the clock set forward by an hour', 1, 3601, 0],
])('%s', (_when, uptime, day, left) => {
  expect(redeemed(uptime).left({ id: 7, at: AT }, after(day))).toBe(left);
});

test.each([
  ['soon after its start, the time of both counts', 5, 20, 40_000],
  ['soon after its start, with a clock before the redemption', 5, -1, 0],
  ['a minute after its start, whatever the clock shows', 61, 10, 0],
])('of a run of the server before: %s', (_when, uptime, day, left) => {
  const undo = new RedemptionUndo(() => uptime * 1000, false);
  expect(undo.left({ id: 7, at: AT }, after(day))).toBe(left);
});
