import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  expectSelectAll,
  type FakeLibrary,
  fakeLibrary,
  findButton,
  focusedName,
  getFile,
  getNames,
  getRows,
  openLibrary,
  press,
  queryButton,
  searchField,
  selectedNames,
  stubLayout,
} from '../../../../../tests/support/fake-library.tsx';

const rings = ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png', 'spin.gif'];

let library: FakeLibrary;

beforeEach(() => {
  library = fakeLibrary(['films/show.mp4', ...rings.map((name) => `rings/${name}`)]);
  stubLayout();
});

const click = (name: string, init = {}) => fireEvent.click(getFile(name), init);
const expectFocus = (name: string) => waitFor(() => expect(focusedName()).toBe(name));

test('a click toggles, Shift+click extends, Select All takes and gives back all that is shown', async () => {
  await openLibrary('?q=rings/', library);
  expect(queryButton('Copy URLs')).toBeUndefined();
  click('ring-1.jpg');
  expect(await expectSelectAll(1, 4)).toBePartiallyChecked();
  click('ring-10.png', { shiftKey: true });
  expect(selectedNames()).toEqual(['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png']);
  click('ring-2.jpeg');
  fireEvent.click(await expectSelectAll(2, 4));
  const all = await expectSelectAll(4, 4);
  expect(selectedNames()).toEqual(rings);
  expect(all).toBeChecked();
  fireEvent.click(all);
  await expectSelectAll(0, 4);
  expect(queryButton('Copy URLs')).toBeUndefined();
});

test('a filter keeps what it hides selected, and says so; the way back to all leads to a file', async () => {
  await openLibrary('', library);
  click('show.mp4');
  fireEvent.change(searchField(), { target: { value: 'ring-' } });
  await expectSelectAll(0, 3);
  expect(screen.getByText('1 more selected, hidden by the filters')).toBeVisible();
  (await findButton('Show all files')).focus();
  await press('Show all files');
  await expectSelectAll(1, 5);
  await waitFor(() => expect(focusedName()).not.toBe(''));
});

test('the files are one tab stop, in which arrows, Home, End and page keys move', async () => {
  library = fakeLibrary(
    Array.from({ length: 60 }, (_, index) => `series/${String(index + 1).padStart(2, '0')}.jpg`),
  );
  const { user } = await openLibrary('', library);
  const stops = () => getRows().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  for (const [keys, name] of [
    ['{ArrowRight}', '02.jpg'],
    ['{ArrowDown}', '08.jpg'],
    ['{End}', '12.jpg'],
    ['{Home}', '07.jpg'],
    ['{Control>}{End}{/Control}', '60.jpg'],
    ['{ArrowUp}', '54.jpg'],
    ['{PageUp}', '30.jpg'],
    ['{Control>}{Home}{/Control}', '01.jpg'],
    ['{ArrowLeft}', '01.jpg'],
  ] as const) {
    await user.keyboard(keys);
    await expectFocus(name);
  }
  expect(stops()).toEqual([document.activeElement]);
});

test('Space toggles, Shift+arrows extend and shrink, Ctrl+A takes all shown, Escape none', async () => {
  const { user } = await openLibrary('?q=rings/&view=list', library);
  getFile('ring-1.jpg').focus();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selectedNames()).toEqual(['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png']);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selectedNames()).toEqual(['ring-1.jpg', 'ring-2.jpeg']);
  await user.keyboard('{Control>}a{/Control}');
  await expectSelectAll(4, 4);
  await user.keyboard('{Escape}');
  await expectSelectAll(0, 4);
});

test('`/` leads to the search, where Ctrl+A is about the text', async () => {
  const { user } = await openLibrary('?q=ring-', library);
  getRows()[0]?.focus();
  await user.keyboard('/');
  expect(searchField()).toHaveFocus();
  expect(searchField()).toHaveValue('ring-');
  await user.keyboard('{Control>}a{/Control}films');
  expect(searchField()).toHaveValue('films');
  await expectSelectAll(0, 1);
  expect(getNames()).toEqual(['show.mp4']);
});

test('screen readers hear how many files are shown and selected, and which', async () => {
  await openLibrary('?q=rings/&view=list', library);
  const said = () => document.querySelector('[data-announcement]')?.textContent;
  await waitFor(() => expect(said()).toBe('4 files found, 0 selected'));
  click('ring-1.jpg');
  await waitFor(() => expect(said()).toBe('4 files found, 1 selected'));
  expect(getRows().map((row) => row.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
  const grid = screen.getByLabelText('Files');
  // With the head of the list.
  expect(grid).toHaveAttribute('aria-rowcount', '5');
  expect(getFile('ring-1.jpg')).toHaveAttribute('aria-rowindex', '2');
});

test('after Escape has taken the copy buttons away a file has the focus', async () => {
  const { user } = await openLibrary('?q=ring-', library);
  click('ring-1.jpg');
  (await findButton('Copy URLs')).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryButton('Copy URLs')).toBeUndefined());
  await waitFor(() => expect(focusedName()).not.toBe(''));
});

test('what is said of a translated page stays right: figures are texts of their own', async () => {
  await openLibrary('', library);
  // As the translators in browsers do: each text is put into an element of theirs.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
  click('show.mp4');
  expect(document.body).toHaveTextContent('Select All (1/5)');
  fireEvent.change(searchField(), { target: { value: 'ring-' } });
  await waitFor(() => expect(document.body).toHaveTextContent('3 files found'));
  expect(document.body).toHaveTextContent('1 more selected, hidden by the filters');
});
