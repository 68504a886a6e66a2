import { expect, test } from 'vitest';
import { takeInheritedSocket } from './inherited-socket.ts';

test('the socket of systemd is the third descriptor, if it was meant for this process', () => {
  expect(takeInheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toBe(3);
  expect(takeInheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '6' }, 7)).toBeUndefined();
  expect(takeInheritedSocket({ LISTEN_FDS: '0', LISTEN_PID: '7' }, 7)).toBeUndefined();
  expect(takeInheritedSocket({}, 7)).toBeUndefined();
});

test('child processes do not take it for theirs', () => {
  const environment = { LISTEN_FDS: '1', LISTEN_PID: '7', LISTEN_FDNAMES: 'jeweler.socket', PORT: '3000' };
  takeInheritedSocket(environment, 7);
  expect(environment).toEqual({ PORT: '3000' });
});
