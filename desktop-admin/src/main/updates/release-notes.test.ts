import { expect, test } from 'vitest';
import { releaseNotesText } from './release-notes.ts';

test.each([
  ['nothing', null, ''],
  ['a text', '### Added\r\n- *Show in folder*\r\n', 'Added\n- Show in folder'],
  ['a list with stars', '* One\n* Two', '• One\n• Two'],
  [
    'one text for each version',
    ['Newer', null, 'Older'].map((note) => ({ version: '1.1.0', note })),
    'Newer\n\nOlder',
  ],
])('%s is plain text', (_, notes, text) => {
  expect(releaseNotesText(notes)).toBe(text);
});

test('what does not fit is cut off, and that is shown', () => {
  const lines = releaseNotesText('line\n'.repeat(50)).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('line …');
  expect(releaseNotesText('x'.repeat(5000))).toHaveLength(902);
});
