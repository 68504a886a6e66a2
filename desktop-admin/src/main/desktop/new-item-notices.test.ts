import { expect, test } from 'vitest';
import type { ArrivedSubmission } from '../../shared/ipc-contract.ts';
import { filesNotice, submissionsNotice, unreadText } from './new-item-notices.ts';

const usual = { isLocked: false, showsNames: false };
const from = (
  sender: string,
  kind: ArrivedSubmission['kind'] = 'contact',
  reference = 'M-4F7K',
): ArrivedSubmission => ({ reference, kind, sender });
const several = [from('Noor Haddad'), from('Grace Holloway'), from('Daniel Okafor', 'service-request')];

test('many files are counted, and none is named on a locked console', () => {
  const names = Array.from({ length: 5 }, (_, index) => `${index}.jpg`);
  expect(filesNotice(names, { isLocked: false })).toMatchObject({
    title: '5 files have arrived',
    body: '0.jpg, 1.jpg, 2.jpg and 2 more',
  });
  expect(filesNotice(['secret.jpg'], { isLocked: true })).toMatchObject({
    title: 'A file has arrived',
    body: 'Unlock the console to see more.',
  });
});

test.each([
  ['contact', 'A new message'],
  ['appointment', 'A new appointment request'],
  ['service-request', 'A new quote request'],
  ['prize-claim', 'A new prize claim'],
  ['subscription', 'A new subscription'],
] as const)('one %s is said by its kind and leads to its record', (kind, title) => {
  expect(submissionsNotice([from('Noor Haddad', kind)], usual)).toEqual({
    topic: 'submissions',
    title,
    body: 'Open the console to read it.',
    path: '/admin/requests/m-4f7k',
    references: ['M-4F7K'],
  });
});

test('files make no sound; a locked console has nothing to mark as read', () => {
  expect(filesNotice(['1.jpg'], { isLocked: false }).isSilent).toBe(true);
  expect(submissionsNotice(several, { ...usual, isLocked: true }).references).toEqual([]);
});

test('several are counted by kind and lead to the list', () => {
  expect(submissionsNotice(several, usual)).toMatchObject({
    title: '3 new requests',
    body: '2 messages, 1 quote request',
    path: '/admin/requests',
  });
});

test('photos that have come to a request are said as that, once, and not beside the request itself', () => {
  const photos = { ...from('Noor Haddad'), isPhotos: true } as const;
  const other = { ...from('Daniel Okafor', 'service-request', 'Q-4F7K'), isPhotos: true } as const;
  expect(submissionsNotice([photos, photos], usual)).toMatchObject({
    title: 'New photos with the message',
    path: '/admin/requests/m-4f7k',
    references: ['M-4F7K'],
  });
  expect(submissionsNotice([photos, other], usual).title).toBe('New photos with 2 requests');
  expect(submissionsNotice([from('Noor Haddad'), photos], usual).title).toBe('A new message');
});

test('names are said where they are wanted, and never on a locked console', () => {
  const named = { isLocked: false, showsNames: true };
  expect(submissionsNotice([from('Noor Haddad')], named).body).toBe('Noor Haddad');
  expect(submissionsNotice([...several, from('Ada Ferrer')], named).body).toBe(
    'Noor Haddad, Grace Holloway, Daniel Okafor and 1 more',
  );
  expect(JSON.stringify(submissionsNotice(several, { ...named, isLocked: true }))).not.toMatch(
    /Noor|Grace|Daniel/,
  );
});

test('what is unread is said with its number', () => {
  expect([1, 3, 1200].map(unreadText)).toEqual([
    '1 unread request',
    '3 unread requests',
    '1,200 unread requests',
  ]);
});
