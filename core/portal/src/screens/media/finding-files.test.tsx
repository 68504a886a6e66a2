import { formatLocalDate } from '@jeweler/core/format';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import {
  expectFound,
  expectSelectAll,
  expectTitleFocused,
  type FakeLibrary,
  fakeLibrary,
  findButton,
  focusedName,
  getFile,
  getNames,
  openLibrary,
  press,
  queryButton,
  renderLibrary,
  searchField,
  stubLayout,
} from '../../../../../tests/support/fake-library.tsx';
import { mediaFile } from '../../../../../tests/support/media-files.ts';

const paths = [
  'docs/care guide.pdf',
  'films/old.avi',
  'films/show.mp4',
  'films/tour.mov',
  'gold.jpg',
  'rings/Opal.webp',
  'rings/ring-1.jpg',
  'rings/ring-2.jpeg',
  'rings/ring-10.png',
];
const ALL = paths.length;
const LOADING = 'Loading media files...';

let library: FakeLibrary;

beforeEach(() => {
  library = fakeLibrary(paths);
  stubLayout();
});

const search = (value: string) => fireEvent.change(searchField(), { target: { value } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectNames = (...names: string[]) => waitFor(() => expect(getNames()).toEqual(names));
/** The button in the head of a column. */
const getSort = (name: string) => screen.getByText(name, { selector: '[role=columnheader] button' });
const getHead = (name: string) => getSort(name).parentElement;
const sortBy = (name: string) => fireEvent.click(getSort(name));

test('a server that sends files and nothing else is enough (SPEC section 7)', async () => {
  const files = [mediaFile('rings/a ring.jpg', { lastModified: '2026-11-20T10:00:00+01:00' })];
  library.answer = async (path) => (path === 'media' ? Response.json({ files }) : undefined);
  const { host } = await openLibrary('', library);
  await expectFound(1);
  expect(getNames()).toEqual(['a ring.jpg']);
  expect(host.notify).not.toHaveBeenCalled();
});

test('pictures are shown, films and other files as icons, each with name, size and type', async () => {
  library.files = [mediaFile('a.avi'), mediaFile('b.jpeg', { size: 2048 }), mediaFile('c.pdf')];
  await openLibrary('', library);
  await expectNames('a.avi', 'b.jpeg', 'c.pdf');
  expect(getFile('b.jpeg').querySelector('.thumb img')).toHaveAttribute(
    'src',
    expect.stringMatching(/b\.jpeg/),
  );
  expect(getFile('b.jpeg')).toHaveTextContent('b.jpeg2 KBJPEG');
  for (const name of ['a.avi', 'c.pdf']) {
    expect(getFile(name).querySelector('.thumb > svg')).not.toBeNull();
    expect(getFile(name).querySelector('img')).toBeNull();
  }
});

test('the card says what it is for; the search looks at names and paths, whatever the case, and is kept in the address', async () => {
  const { place } = await openLibrary('', library);
  expect(screen.getByText('Media Library', { selector: 'h1' })).toBeVisible();
  expect(
    screen.getByText(
      'Manage all website images and videos. Select multiple files to copy their paths or URLs.',
    ),
  ).toBeVisible();
  await expectFound(ALL);
  search('RING-1');
  await expectFound(2);
  await waitFor(() => expect(place()).toBe('/admin/media?q=RING-1'));
  search('films/');
  await expectFound(3);
  search('');
  await expectFound(ALL);
  await waitFor(() => expect(place()).toBe('/admin/media'));
});

test('what matches nothing is said; the way back to all files leads to a file', async () => {
  await openLibrary('?q=no%20such%20file&kind=video', library);
  expect(await screen.findByText('No files match your search and filters.')).toBeVisible();
  await expectFound(0);
  expect(await expectSelectAll(0, 0)).toBeDisabled();
  (await findButton('Show all files')).focus();
  await press('Show all files');
  await expectFound(ALL);
  expect(searchField()).toHaveValue('');
  await waitFor(() => expect(focusedName()).toBe('care guide.pdf'));
});

test('an empty media folder, and a folder without files, say so', async () => {
  library.folders = ['2027'];
  const { tell } = await openLibrary('?folder=2027', library);
  expect(await screen.findByText('There are no files in this folder.')).toBeVisible();
  library.change([]);
  tell();
  expect(await screen.findByText(/^There are no files yet\./)).toBeVisible();
});

test('kind, folder, order and view stand in the address, each a step back', async () => {
  const { place, back } = await openLibrary('', library);
  choose('Kind', 'video');
  await expectFound(3);
  choose('Order', 'type');
  await expectNames('old.avi', 'tour.mov', 'show.mp4');
  fireEvent.click(screen.getByLabelText('List view'));
  await waitFor(() => expect(place()).toBe('/admin/media?kind=video&sort=type&view=list'));
  expect(getHead('Modified')).toBeInTheDocument();
  back();
  back();
  await expectFound(ALL);
  choose('Folder', 'rings');
  await expectFound(4);
  choose('Folder', '/');
  await expectNames('gold.jpg');
});

test('a file says who uses it, and the unused ones can be listed once that is known', async () => {
  const use = { kind: 'product', name: 'Oval Halo' } as const;
  library.uses = { '/media/rings/ring-1.jpg': [use, { ...use, name: 'Twin' }], '/media/gold.jpg': [use] };
  library.unreachable.add('media/usage');
  await openLibrary('', library);
  const unused = screen.getByLabelText('Unused only');
  await expectFound(ALL);
  expect(unused).toBeDisabled();
  library.unreachable.clear();
  await press('Refresh');
  await waitFor(() => expect(unused).toBeEnabled());
  expect(getFile('ring-1.jpg')).toHaveAccessibleName(/, Used by Oval Halo and 1 more$/);
  expect(getFile('ring-1.jpg')).toHaveTextContent('Used 2×');
  expect(getFile('gold.jpg')).toHaveAccessibleName(/, Used by Oval Halo$/);
  fireEvent.click(unused);
  await expectFound(ALL - 2);
});

test('the list has name, path, type, size and the viewer’s date; its heads sort, and the other way round', async () => {
  const [added, lastModified] = ['2026-11-21T15:00:00.000Z', '2026-11-20T10:00:00.000Z'];
  library.files = [
    mediaFile('a/1.png', { size: 2048, lastModified, addedAt: '2026-11-20T15:00:00.000Z' }),
    mediaFile('b/2.gif', { size: 4096, addedAt: added }),
    mediaFile('c/3.jpg', { size: 1024, addedAt: '2026-11-19T15:00:00.000Z' }),
  ];
  const { place } = await openLibrary('?view=list', library);
  await expectNames('1.png', '2.gif', '3.jpg');
  const cells = [...getFile('1.png').querySelectorAll('[role=gridcell]')].slice(2);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'a/1.png',
    'PNG',
    '2 KB',
    formatLocalDate(lastModified),
    'Nov 20, 2026, 10:00 AM',
  ]);
  sortBy('Size');
  await expectNames('2.gif', '1.png', '3.jpg');
  expect(getHead('Size')).toHaveAttribute('aria-sort', 'descending');
  sortBy('Size');
  await expectNames('3.jpg', '1.png', '2.gif');
  expect(getHead('Size')).toHaveAttribute('aria-sort', 'ascending');
  await waitFor(() => expect(place()).toContain('sort=smallest'));
  sortBy('Type');
  await expectNames('2.gif', '3.jpg', '1.png');
  expect(getHead('Size')).not.toHaveAttribute('aria-sort');
  sortBy('Added');
  await expectNames('2.gif', '1.png', '3.jpg');
});

test('a pasted list of names finds them all, and says which are missing', async () => {
  await openLibrary('', library);
  searchField().focus();
  const text = 'ring-1.jpg\nOPAL.webp\r\nfilms/show.mp4\n/media/docs/care%20guide.pdf\nno such.jpg\n';
  fireEvent.paste(searchField(), { clipboardData: { getData: () => text, types: ['text/plain'] } });
  await expectFound(4);
  expect(screen.getByText('4 of 5 names were found. Not found: no such.jpg', { exact: true })).toBeVisible();
  fireEvent.click(await expectSelectAll(0, 4));
  expect(await expectSelectAll(4, 4)).toBeChecked();
});

test('on a phone the filters are shown when they are asked for, and counted when they are not', async () => {
  await openLibrary('', library);
  expect(queryButton('Filters')).toHaveAttribute('aria-expanded', 'false');
  await press('Filters');
  expect(queryButton('Filters')).toHaveAttribute('aria-expanded', 'true');
  choose('Kind', 'video');
  await expectFound(3);
  await press('Filters (1)');
  expect(queryButton('Filters (1)')).toHaveAttribute('aria-expanded', 'false');
});

test('until the first list has come it is said to be loading; Refresh reads the folder again and says so, over the files', async () => {
  const held = deferred<undefined>();
  library.answer = async (path) => (path === 'media' ? held.promise : undefined);
  renderLibrary('', library);
  expect(screen.getByText(LOADING)).toBeVisible();
  expect(searchField()).toBeVisible();
  held.resolve(undefined);
  await expectFound(ALL);
  expect(screen.queryByText(LOADING)).toBeNull();

  const again = deferred<undefined>();
  library.answer = async (path) => (path === 'media' ? again.promise : undefined);
  await press('Refresh');
  expect(await screen.findByText(LOADING)).toBeVisible();
  expect(getNames()).toHaveLength(ALL);
  library.add(mediaFile('rings/new.jpg'));
  again.resolve(undefined);
  await expectFound(ALL + 1);
  expect(screen.queryByText(LOADING)).toBeNull();
});

test('a list that cannot be loaded is said, and can be asked for again; then the heading has the focus', async () => {
  // Opening the stream would load a list that had failed once more.
  library.hasEvents = false;
  library.unreachable.add('media');
  const { host } = renderLibrary('', library);
  const again = await findButton('Try again');
  expect(
    screen.getByText('Failed to load media files. Please check that the server is running.'),
  ).toBeVisible();
  // An effect says it too, after what is drawn.
  await waitFor(() =>
    expect(host.notify.mock.calls.map(([notice]) => notice)).toEqual([
      { id: 'media-list', tone: 'error', title: 'Error', text: 'Failed to load media files' },
    ]),
  );
  again.focus();
  library.unreachable.clear();
  fireEvent.click(again);
  await expectFound(ALL);
  await expectTitleFocused();
  expect(host.hideNotice).toHaveBeenCalledWith('media-list');
});

test('the order that was chosen last is that of the next visit, unless the address has another', async () => {
  localStorage.setItem('adminLibrarySort', 'newest');
  const first = await openLibrary('', library);
  await waitFor(() => expect(first.place()).toBe('/admin/media?sort=newest'));
  choose('Order', 'name');
  expect(localStorage.getItem('adminLibrarySort')).toBe('name');
  cleanup();
  const next = await openLibrary('?sort=largest', library);
  expect(next.place()).toBe('/admin/media?sort=largest');
});
