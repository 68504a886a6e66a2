import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type FakeLibrary,
  fakeLibrary,
  getFile,
  openLibrary,
  press,
  stubLayout,
} from '../../../../../../tests/support/fake-library.tsx';

let library: FakeLibrary;
beforeEach(() => {
  library = fakeLibrary(['earrings/drop.jpg', 'rings/2026/ring-2.jpg', 'rings/ring-1.jpg', 'top.jpg']);
  stubLayout();
  library.answer = async (path) =>
    path === 'media/move'
      ? Response.json({ files: [], folders: [] })
      : path === 'media/folders'
        ? Response.json({ folder: 'Wedding' })
        : undefined;
});

const folders = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
const chosen = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent;
const sent = () => library.requests.map(({ path, body }) => [path, (body as { to?: string }).to]);

test('typing narrows the folders, arrows choose among them, and Enter moves; a name that is new makes one', async () => {
  const { user } = await openLibrary('', library);
  getFile('top.jpg').click();
  await press('Change');
  await press('Move to a folder…');
  await waitFor(() => expect(screen.getByLabelText('Search folders')).toHaveFocus());
  expect(folders()).toEqual(['Not in a folder', 'earrings', 'rings', 'rings/2026']);
  await user.keyboard('ring');
  expect(folders()).toEqual(['rings', 'earrings', 'rings/2026', 'New folder “ring”']);
  expect(chosen()).toBe('rings');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('rings/2026');
  await press('Move');
  await waitFor(() => expect(sent()).toEqual([['media/move', 'rings/2026']]));

  getFile('top.jpg').focus();
  await press('Change');
  await press('Move to a folder…');
  await waitFor(() => expect(screen.getByLabelText('Search folders')).toHaveFocus());
  await user.keyboard('Wedding{Enter}');
  await waitFor(() =>
    expect(sent().slice(1)).toEqual([
      ['media/folders', undefined],
      ['media/move', 'Wedding'],
    ]),
  );
});

test('the path of the folder itself is sent as it was typed, and does not mean the top', async () => {
  const { user } = await openLibrary('?folder=rings/2026', library);
  await press('Organize');
  await press('Move “2026”…');
  await waitFor(() => expect(screen.getByLabelText('Search folders')).toHaveFocus());
  await user.keyboard('rings/2026');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([['media/move', 'rings/2026']]));
});
