import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import {
  expectFound,
  expectSelectAll,
  expectTitleFocused,
  type FakeLibrary,
  fakeLibrary,
  focusedName,
  getFile,
  getNames,
  openLibrary,
  press,
  queryButton,
  selectedNames,
  stubLayout,
} from '../../../../../tests/support/fake-library.tsx';
import { mediaFile } from '../../../../../tests/support/media-files.ts';

const rings = ['ring-1.jpg', 'ring-2.jpeg', 'ring-3.jpg'];
/** As long as a renamed file may be missing. */
const RENAME_TIMEOUT = 2500;

let library: FakeLibrary;

beforeEach(() => {
  library = fakeLibrary(rings.map((name) => `rings/${name}`));
  stubLayout();
});

const click = (...names: string[]) => {
  for (const name of names) fireEvent.click(getFile(name));
};
const later = async (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Waits for answers, some rounds of the event loop, while the clock stands still; what is due at once still runs. */
const until = async (isSo: () => boolean) => {
  for (let rounds = 0; rounds < 1000 && !isSo(); rounds += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    });
  expect(isSo()).toBe(true);
};
const areShown = (...names: string[]) => until(() => getNames().join() === names.join());
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('a new file appears in its place, and the file that goes gives its focus to its neighbour', async () => {
  const { tell } = await openLibrary('?q=ring-', library);
  library.add(mediaFile('rings/ring-1b.jpg'));
  tell();
  await expectFound(4);
  expect(getNames()).toEqual(['ring-1.jpg', 'ring-1b.jpg', 'ring-2.jpeg', 'ring-3.jpg']);
  getFile('ring-1b.jpg').focus();
  library.remove('ring-1b.jpg');
  tell();
  await expectFound(3);
  await waitFor(() => expect(focusedName()).toBe('ring-2.jpeg'));
  library.change([]);
  tell();
  await expectFound(0);
  await expectTitleFocused();
});

test('files that vanish leave the selection, and that is said once they cannot have been renamed', async () => {
  const { tell, host } = await openLibrary('', library);
  click(...rings);
  stopClock();
  library.remove('ring-1.jpg', 'ring-3.jpg');
  tell();
  await later(1000);
  await areShown('ring-2.jpeg');
  expect(selectedNames()).toEqual(['ring-2.jpeg']);
  expect(host.notify).not.toHaveBeenCalled();
  await later(RENAME_TIMEOUT);
  library.remove('ring-2.jpeg');
  tell();
  await later(1000);
  await areShown();
  await later(RENAME_TIMEOUT);
  const told = { tone: 'info', title: 'Selection changed' };
  expect(host.notify.mock.calls.map(([notice]) => notice)).toEqual([
    {
      ...told,
      text: '2 selected files are no longer in the folder and were dropped from the selection.',
    },
    {
      ...told,
      text: '1 selected file is no longer in the folder and was dropped from the selection.',
    },
  ]);
});

test('a renamed file stays selected, also when it is away for a moment, and nothing is said', async () => {
  const [first, ...others] = [
    mediaFile('rings/ring-1.jpg', { size: 1111, addedAt: '2026-11-19T15:00:00.000Z' }),
    mediaFile('rings/ring-2.jpeg'),
  ];
  if (!first) throw new Error('There is no file.');
  library.files = [first, ...others];
  const { tell, host } = await openLibrary('', library);
  click('ring-1.jpg');
  stopClock();
  library.remove('ring-1.jpg');
  tell();
  await later(1000);
  await areShown('ring-2.jpeg');
  const { size, addedAt } = first;
  library.add(mediaFile('moved/ocean.jpg', { size, addedAt }));
  tell();
  await later(1000);
  await areShown('ocean.jpg', 'ring-2.jpeg');
  expect(selectedNames()).toEqual(['ocean.jpg']);
  await later(RENAME_TIMEOUT);
  expect(host.notify).not.toHaveBeenCalled();
});

test('while the server is gone the list stays and can be copied; back again, all that was missed appears', async () => {
  const { host, lose, regain } = await openLibrary('?view=list', library);
  click('ring-1.jpg');
  lose();
  await press('Copy File Paths');
  expect(host.copyText).toHaveBeenLastCalledWith('rings/ring-1.jpg');
  await press('Refresh');
  await waitFor(() =>
    expect(host.notify).toHaveBeenLastCalledWith({
      id: 'media-list',
      tone: 'error',
      title: 'Error',
      text: 'Failed to load media files',
    }),
  );
  host.hideNotice.mockClear();
  library.add(mediaFile('rings/ring-4.jpg'));
  library.uses = { '/media/rings/ring-2.jpeg': [{ kind: 'product', name: 'A new piece' }] };
  regain();
  await expectFound(4);
  await expectSelectAll(1, 4);
  await waitFor(() => expect(host.hideNotice).toHaveBeenCalledWith('media-list'));
  // The catalogue may have been replaced meanwhile.
  await waitFor(() => expect(getFile('ring-2.jpeg')).toHaveAccessibleName(/Used by A new piece$/));
});

test('a refresh that found no server is forgotten when it is back, also where nothing has changed', async () => {
  const { lose, regain, host } = await openLibrary('', library);
  lose();
  await press('Refresh');
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  host.hideNotice.mockClear();
  regain();
  await waitFor(() => expect(host.hideNotice).toHaveBeenCalledWith('media-list'));
  await expectFound(3);
});

test('what comes while the folder is read again is shown, also when the answer is from before', async () => {
  await openLibrary('', library);
  const reread = deferred<Response>();
  const answers = [reread.promise, new Promise<never>(() => undefined)];
  library.answer = async (path) => (path === 'media' ? answers.shift() : undefined);
  await press('Refresh');
  await waitFor(() => expect(answers).toHaveLength(1));
  library.add(mediaFile('rings/ring-4.jpg'));
  const early = Response.json({ files: library.files, revision: library.revision() });
  library.add(mediaFile('rings/ring-5.jpg'));
  library.tell('media', library.revision());
  await waitFor(() => expect(answers).toHaveLength(0));
  reread.resolve(early);
  await expectFound(5);
});

test('the quick look shows the next file when its own goes, and nothing after the last', async () => {
  const { tell } = await openLibrary('?q=ring-', library);
  const title = (text: string) => screen.findByText(text, { selector: 'h2' });
  fireEvent.doubleClick(getFile('ring-2.jpeg'));
  await title('ring-2.jpeg');
  library.remove('ring-2.jpeg');
  tell();
  await title('ring-3.jpg');
  expect(screen.getByText('ring-2.jpeg is no longer in the folder. File 2 of 2')).toBeVisible();
  library.change([]);
  tell();
  const last = await title('No files left to view');
  expect(queryButton('Copy path')).toBeUndefined();
  fireEvent.keyDown(last, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('No files left to view')).toBeNull());
  await expectTitleFocused();
});

test('what is opened while a deletion is not yet answered stays open', async () => {
  const deleted = deferred<Response>();
  library.answer = async (path) =>
    path === 'media/delete'
      ? deleted.promise
      : path === 'media/bin'
        ? Response.json({ entries: [] })
        : undefined;
  const { user, host } = await openLibrary('', library);
  getFile('ring-2.jpeg').focus();
  await user.keyboard('{Delete}');
  await press('Organize');
  await press('Recently deleted…');
  const bin = await screen.findByRole('dialog', { name: 'Recently deleted' });
  deleted.resolve(Response.json({ ids: ['a'], failed: [] }));
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  await act(async () => undefined);
  expect(bin).toHaveTextContent('Nothing has been deleted.');
  expect(bin).toHaveAttribute('data-state', 'open');
});
