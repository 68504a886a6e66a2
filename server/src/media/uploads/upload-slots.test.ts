import { expect, test } from 'vitest';
import { RateLimitedError } from '../../errors.ts';
import { UploadSlots } from './upload-slots.ts';

test('visitors of one network have four of the eight, with however many links', () => {
  const slots = new UploadSlots();
  const take = (link: number, network?: string) => slots.take(`link ${link}`, `photo ${link}`, network);
  const [end] = [1, 2, 3, 4].map((link) => take(link, '203.0.113.7'));
  expect(() => take(5, '203.0.113.7')).toThrow(RateLimitedError);
  // The same photo once more, over a new connection.
  take(4, '203.0.113.7')();
  for (const link of [5, 6, 7]) take(link, '198.51.100.4');
  end?.();
  take(8, '203.0.113.7');
  expect(() => take(9, '203.0.113.7')).toThrow(RateLimitedError);
  take(10, '192.0.2.1');
  expect(() => take(11, '192.0.2.2')).toThrow(RateLimitedError);
});

test('staff at one place have all of them, two each', () => {
  const slots = new UploadSlots();
  for (const upload of [1, 2, 3, 4, 5, 6, 7]) slots.take(`staff ${upload % 4}`, `film ${upload}`);
  expect(() => slots.take('staff 1', 'film 8')).toThrow(RateLimitedError);
  slots.take('staff 4', 'film 9');
});
