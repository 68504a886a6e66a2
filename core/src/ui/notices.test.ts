import { expect, test } from 'vitest';
import { showNotice, toaster } from './notices.ts';

test('a notice that replaces another one keeps nothing of its text', () => {
  showNotice({ id: 'change', tone: 'error', title: 'Not saved', text: 'Someone else was first.' });
  showNotice({ id: 'change', tone: 'success', title: 'Saved' });
  expect(toaster.getVisibleToasts()).toMatchObject([{ title: 'Saved', description: undefined }]);
});
