import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  expectSelectAll,
  type FakeLibrary,
  fakeLibrary,
  findButton,
  focusedName,
  getFile,
  openLibrary,
  press,
  queryButton,
  searchField,
  stubLayout,
} from '../../../../../tests/support/fake-library.tsx';

let library: FakeLibrary;

beforeEach(() => {
  library = fakeLibrary(['films/show.mp4', 'rings/ring-1.jpg', 'rings/ring-2.jpeg', 'rings/ring-10.png']);
  stubLayout();
});

const open = async (query: string, copyText = vi.fn(async (_text: string | Promise<string>) => {})) => {
  const opened = await openLibrary(query, library, { copyText });
  const copied = async () => copyText.mock.lastCall?.[0];
  const expectCopied = async (text: string, said: string) => {
    await waitFor(async () => expect(await copied()).toBe(text));
    await waitFor(() =>
      expect(opened.host.notify).toHaveBeenLastCalledWith(
        expect.objectContaining({ tone: 'success', title: 'Copied to clipboard', text: said }),
      ),
    );
  };
  return { ...opened, expectCopied };
};
const click = (...names: string[]) => {
  for (const name of names) fireEvent.click(getFile(name));
};
/** Chooses an entry of the menu beside the copy buttons. */
const chooseMore = async (entry: string) => {
  await press('More ways to copy');
  await press(entry);
};
const openMenu = (name: string) => fireEvent.contextMenu(getFile(name), { clientX: 10, clientY: 10 });

test('paths are copied one a line, in the order shown, and only of what the filters show', async () => {
  const { expectCopied } = await open('');
  click('show.mp4');
  fireEvent.change(searchField(), { target: { value: 'ring-' } });
  await expectSelectAll(0, 3);
  click('ring-10.png', 'ring-1.jpg', 'ring-2.jpeg');
  await press('Copy File Paths');
  await expectCopied('rings/ring-1.jpg\nrings/ring-2.jpeg\nrings/ring-10.png', '3 file paths copied');
  click('ring-1.jpg', 'ring-10.png');
  await press('Copy URLs');
  await expectCopied('https://shop.example.com/media/rings/ring-2.jpeg', '1 URLs copied');
});

test('a button shows its check mark for two seconds', async () => {
  await open('?q=ring-1.jpg');
  click('ring-1.jpg');
  const isChecked = () => queryButton('Copy URLs')?.querySelector('path[d^="m4.5 12.5"]') != null;
  expect(isChecked()).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => void fireEvent.click(queryButton('Copy URLs') as HTMLElement));
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(isChecked()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isChecked()).toBe(false);
});

test('the menu copies names, and gives the focus back', async () => {
  const { expectCopied } = await open('?q=ring-10');
  click('ring-10.png');
  await chooseMore('Copy file names');
  await expectCopied('ring-10.png', '1 file names copied');
  await press('More ways to copy');
  // The one before may still be fading out; only an open menu has the focus.
  await waitFor(() => expect(document.activeElement).toHaveRole('menu'));
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  await waitFor(async () => expect(await findButton('More ways to copy')).toHaveFocus());
});

test('the context menu is about its file, or about the selection it belongs to', async () => {
  const { expectCopied } = await open('?q=ring-');
  click('ring-10.png', 'ring-1.jpg');
  openMenu('ring-2.jpeg');
  expect(await screen.findByLabelText('ring-2.jpeg')).toHaveAttribute('role', 'menu');
  await press('Copy path');
  await expectCopied('rings/ring-2.jpeg', '1 file paths copied');
  await waitFor(() => expect(focusedName()).toBe('ring-2.jpeg'));
  openMenu('ring-1.jpg');
  expect(await screen.findByLabelText('2 selected files')).toHaveAttribute('role', 'menu');
  await press('Copy 2 paths');
  await expectCopied('rings/ring-1.jpg\nrings/ring-10.png', '2 file paths copied');
  await waitFor(() => expect(focusedName()).toBe('ring-1.jpg'));
  await expectSelectAll(2, 3);
});

test('where nothing copies, the text is shown to be copied by hand, and the focus returns', async () => {
  const { host } = await open(
    '?q=ring-',
    vi.fn(() => Promise.reject(new Error('Not allowed.'))),
  );
  click('ring-1.jpg');
  for (const [name, text] of [
    ['Copy File Paths', 'rings/ring-1.jpg'],
    ['Copy URLs', 'https://shop.example.com/media/rings/ring-1.jpg'],
  ] as const) {
    const button = await findButton(name);
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText('The clipboard could not be used')).toBeVisible();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Text to copy');
    expect(field).toHaveValue(text);
    await waitFor(() => expect(field).toHaveFocus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, text.length]);
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('Text to copy')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  }
  expect(host.notify).not.toHaveBeenCalled();
});

test('what the host cannot do is not offered; an archive is named by its folder', async () => {
  const download = vi.fn(async ({ prepare }: { name: string; prepare: () => Promise<string> }) => {
    await prepare();
    return { outcome: 'started' } as const;
  });
  library.answer = async (path) =>
    path === 'media/downloads'
      ? Response.json({ url: `/api/downloads/${'t'.repeat(43)}`, missing: 0 })
      : undefined;
  const { host } = await openLibrary('?q=ring-', library, { download });
  click('ring-10.png', 'ring-1.jpg');
  await press('Download 2 files');
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  expect(download.mock.lastCall?.[0].name).toBe('rings.zip');
  expect(library.requests.at(-1)).toEqual({
    path: 'media/downloads',
    body: { files: ['/media/rings/ring-1.jpg', '/media/rings/ring-10.png'] },
  });
  openMenu('ring-1.jpg');
  await findButton('Copy file names');
  expect(queryButton('Copy picture')).toBeUndefined();
  expect(queryButton('Open on the website')).toBeUndefined();
});
