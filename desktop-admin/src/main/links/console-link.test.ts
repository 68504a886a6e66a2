import { consoleProgram } from '@jeweler/core/business';
import { expect, test } from 'vitest';
import { linkInArguments, linkTo, parseConsoleLink } from './console-link.ts';

const { scheme } = consoleProgram;

test.each([
  ['today', '/admin/dashboard'],
  ['requests', '/admin/requests'],
  // Windows adds the slash.
  ['agenda/', '/admin/agenda'],
  ['requests/A-4F7K', '/admin/requests/a-4f7k'],
  ['Requests/m-2222', '/admin/requests/m-2222'],
  ['files', '/admin/media?sort=newest'],
  ['lock', 'lock'],
])('%s leads somewhere', (rest, expected) => {
  expect(parseConsoleLink(`${scheme}://${rest}`)).toBe(expected);
});

test.each([
  '',
  'settings',
  'constructor',
  'requests/a-4f7k/status',
  'requests/../settings',
  'requests/%2e%2e',
  'requests/a-1',
  'requests?q=ring',
  'requests#x',
  'lock/now',
  'agenda/a-4f7k',
  'evil.example.com/admin',
  `requests/${'a'.repeat(200)}`,
  'requests/a-4f7k\n',
])('%j leads nowhere', (rest) => {
  expect(parseConsoleLink(`${scheme}://${rest}`)).toBeUndefined();
});

test.each(['/admin/dashboard', '/admin/requests', '/admin/requests/a-4f7k', '/admin/media?sort=newest'])(
  'the link to %s leads there',
  (path) => {
    expect(parseConsoleLink(linkTo(path))).toBe(path);
  },
);

test('another scheme leads nowhere', () => {
  expect(parseConsoleLink('https://requests/a-4f7k')).toBeUndefined();
  expect(parseConsoleLink(`x${scheme}://requests`)).toBeUndefined();
});

test('the link is found wherever it is among the arguments', () => {
  const link = `${scheme}://requests`;
  expect(linkInArguments(['console', '--hidden', link, '--no-sandbox'])).toBe(link);
  expect(linkInArguments(['console', '--hidden'])).toBeUndefined();
});
