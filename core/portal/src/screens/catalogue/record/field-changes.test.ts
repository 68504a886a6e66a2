import { expect, test } from 'vitest';
import { cutToDifference } from './field-changes.tsx';

test('texts that are not long are shown whole', () => {
  expect(cutToDifference('An oval ring', 'A round ring')).toEqual(['An oval ring', 'A round ring']);
});

test('long ones are cut to where they begin to differ', () => {
  const same = 'The same words. '.repeat(20);
  const [from, to] = cutToDifference(`${same}Gold${same}`, `${same}Silver`);
  expect(from).toMatch(/^….{40}Gold.+…$/);
  expect(to).toMatch(/^….{40}Silver$/);
  expect(cutToDifference('Nothing', same)).toEqual(['Nothing', `${same.slice(0, 160)}…`]);
});
